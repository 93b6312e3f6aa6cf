/** One runner as its parent sees it: asked, waited for, and ended when a mutant never comes back. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Start, Task } from './runner.ts';

export class Session {
  readonly #start: Start;
  #child: ChildProcess | undefined;

  constructor(start: Start) {
    this.#start = start;
  }

  /** The answer, or undefined if there is none after `limit` milliseconds; the next task gets a new process. */
  async ask(task: Task, limit: number): Promise<Answer | undefined> {
    const child = this.#open();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.close();
        resolve(undefined);
      }, limit);
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        child.off('message', answered);
        child.off('exit', gone);
        then();
      };
      const answered = (answer: Answer): void => settle(() => resolve(answer));
      const gone = (code: number | null): void => {
        if (this.#child === child) this.#child = undefined;
        end(child);
        // A mutant that takes the whole process with it does not come back either.
        settle(() =>
          task.file === undefined ? reject(new Error(`the runner ended with ${code}`)) : resolve(undefined),
        );
      };
      child.on('message', answered);
      child.on('exit', gone);
      child.send({ task });
    });
  }

  close(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child) end(child);
  }

  #open(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(join(import.meta.dirname, 'runner.ts'), {
      cwd: this.#start.root,
      detached: true,
      env: { ...process.env, CI: '1', VITEST: '', NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.send({ start: this.#start });
    this.#child = child;
    return child;
  }
}

/** The workers of the tests belong to its group, and may be there when it is gone itself. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
