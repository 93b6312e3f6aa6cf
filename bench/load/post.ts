/** JSON over kept-alive connections, with as little of its own as a load generator should have. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

function post<T>(url: string, body: unknown, token?: string): Promise<Answer<T>> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      answer => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as T }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** The body of an answer that has to be a good one. */
export async function posted<T>(url: string, body: unknown, token?: string): Promise<T> {
  const answer = await post<T>(url, body, token);
  if (answer.status >= 300)
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
