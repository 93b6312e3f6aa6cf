/** Push messages in this browser: only over TLS or at home, and only when the visitor allows them. */
import type { PersonAnswer } from '@fathom/server/protocol.ts';
import type { Answer } from '../../api.ts';
import { askAsPerson } from '../../person.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;
}

export async function subscribe(pushKey: string): Promise<Answer<PersonAnswer> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || !keys) return undefined;
  const { p256dh = '', auth = '' } = keys;
  return askAsPerson('POST', '/channels', { kind: 'push', address: endpoint, keys: { p256dh, auth } });
}
