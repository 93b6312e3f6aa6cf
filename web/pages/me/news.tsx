import type { Say } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Channel, PersonAnswer, Tested } from '@fathom/server/protocol.ts';
import { type FormEvent, useState } from 'react';
import { askAsPerson } from '../../person.ts';
import { problemText } from '../../problem.ts';
import type { Change } from './me.tsx';
import { canPush, subscribe } from './push.ts';

const FORMS = ['json', 'discord', 'slack'] as const;

interface NewsProps {
  readonly person: PersonAnswer;
  readonly change: Change;
}

/** How the person wants to be told that it is their turn. */
export function News({ person, change }: NewsProps) {
  const say = useSay();
  const { channels } = person;
  const hasPush = channels.some(({ kind, own }) => kind === 'push' && own);
  return (
    <section className="paper-card news">
      <h2 className="h">{say('me.news')}</h2>
      {canPush() && !hasPush && <PushButton pushKey={person.pushKey} change={change} />}
      {channels.map(channel => (
        <ChannelRow key={channel.id} channel={channel} change={change} />
      ))}
      {person.mail && !channels.some(({ kind }) => kind === 'mail') && (
        <AddAddress kind="mail" change={change} />
      )}
      <AddAddress kind="hook" change={change} />
    </section>
  );
}

function PushButton({ pushKey, change }: { readonly pushKey: string; readonly change: Change }) {
  const say = useSay();
  const [failed, setFailed] = useState(false);
  const ask = async () => {
    const answer = await subscribe(pushKey);
    if (answer) await change(Promise.resolve(answer));
    setFailed(!answer);
  };
  return (
    <div className="channel">
      <b>{say('me.push')}</b>
      <span className="cap">{say(failed ? 'me.pushRefused' : 'me.pushText')}</span>
      <Button onClick={() => void ask()}>{say('me.allow')}</Button>
    </div>
  );
}

const ICONS = { arrived: 'i-check', waiting: 'i-clock', failed: 'i-close' } as const;

/** What came of the last attempt to reach somebody. */
interface Outcome {
  readonly kind: keyof typeof ICONS;
  readonly text: string;
}

function ChannelRow({ channel, change }: { readonly channel: Channel; readonly change: Change }) {
  const say = useSay();
  const { id, kind, address, own, active } = channel;
  const [tested, setTested] = useState<Outcome>();
  const test = async () => {
    setTested({ kind: 'waiting', text: say('me.testing') });
    const answer = await askAsPerson<Tested>('POST', `/channels/${id}/test`);
    setTested(
      answer.ok
        ? testOutcome(say, answer.value, channel)
        : { kind: 'failed', text: problemText(say, answer.problem) },
    );
  };
  return (
    <div className="channel">
      <label className="switch">
        <input
          type="checkbox"
          checked={active}
          onChange={() => void change(askAsPerson('PUT', `/channels/${id}`, { active: !active }))}
        />
        <span>
          {say(`me.${kind}`)}
          <small>{kind === 'push' ? say(own ? 'me.thisDevice' : 'me.otherDevice') : address}</small>
        </span>
      </label>
      <span className="row">
        <Button onClick={() => void test()}>{say('me.test')}</Button>
        <Button tone="quiet" onClick={() => void change(askAsPerson('DELETE', `/channels/${id}`))}>
          {say('me.forget')}
        </Button>
      </span>
      <Said outcome={tested ?? lastOutcome(say, channel)} />
    </div>
  );
}

function Said({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <p className={`outcome ${outcome?.kind ?? ''}`} role="status">
      {outcome && <Icon name={ICONS[outcome.kind]} />}
      {outcome?.text}
    </p>
  );
}

/** The real answer of the channel: it arrived, it waits to be confirmed, or it failed and why. */
function testOutcome(say: Say, { outcome, took, trouble = '' }: Tested, { confirmed }: Channel): Outcome {
  if (outcome !== 'sent')
    return { kind: 'failed', text: trouble === '' ? say('me.gone') : say('me.failed', { why: trouble }) };
  if (!confirmed) return { kind: 'waiting', text: say('me.confirm') };
  return { kind: 'arrived', text: say('me.arrived', { seconds: (took / 1000).toFixed(1) }) };
}

function lastOutcome(say: Say, { confirmed, trouble }: Channel): Outcome | undefined {
  if (!confirmed) return { kind: 'waiting', text: say('me.confirm') };
  return trouble === undefined ? undefined : { kind: 'failed', text: say('me.failed', { why: trouble }) };
}

function AddAddress({ kind, change }: { readonly kind: 'mail' | 'hook'; readonly change: Change }) {
  const say = useSay();
  const [address, setAddress] = useState('');
  const [form, setForm] = useState<(typeof FORMS)[number]>('json');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { kind, address, ...(kind === 'hook' && { form }) };
    if (await change(askAsPerson('POST', '/channels', body))) setAddress('');
  };
  return (
    <form className="channel" onSubmit={event => void submit(event)}>
      <b>{say(`me.${kind}`)}</b>
      <span className="cap">{say(`me.${kind}Text`)}</span>
      <span className="row">
        <input
          className="input"
          type={kind === 'mail' ? 'email' : 'url'}
          aria-label={say(`me.${kind}Address`)}
          value={address}
          required
          onChange={event => setAddress(event.target.value)}
        />
        {kind === 'hook' && (
          <select
            className="select"
            aria-label={say('me.form')}
            value={form}
            onChange={event => setForm(FORMS.find(one => one === event.target.value) ?? 'json')}
          >
            {FORMS.map(one => (
              <option key={one} value={one}>
                {say(`me.form.${one}`)}
              </option>
            ))}
          </select>
        )}
        <Button type="submit">{say('me.add')}</Button>
      </span>
    </form>
  );
}
