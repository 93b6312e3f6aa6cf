/** A server in a process of its own that says where it is and how much it has computed. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ServerProcess } from './target.ts';

interface Started {
  readonly url: string;
  readonly lobby: string;
}

type Report = Started | { readonly cpu: number };

/** Called by the server once it listens; some have their lobby elsewhere. */
export function reportTo(url: string, lobby = url): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 } satisfies Report);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url, lobby } satisfies Report);
}

export async function startServer(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  execArgv: readonly string[] = process.execArgv,
): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const hear = <T extends Report>() =>
    new Promise<T>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${file} ended with code ${code}`));
      child.once('exit', ended);
      child.once('message', message => {
        child.off('exit', ended);
        resolve(message as T);
      });
    });
  const { url, lobby } = await hear<Started>();
  return {
    url,
    lobby,
    cpu: async () => {
      const answer = hear<{ cpu: number }>();
      child.send('cpu');
      return (await answer).cpu;
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Several nodes seen as one server. */
export function together(nodes: readonly ServerProcess[]): ServerProcess {
  return {
    url: nodes[0].url,
    lobby: nodes[0].lobby,
    cpu: async () => {
      const used = await Promise.all(nodes.map(node => node.cpu()));
      return used.reduce((sum, one) => sum + one, 0);
    },
    stop: async () => {
      await Promise.all(nodes.map(node => node.stop()));
    },
  };
}
