import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Channel, PersonAnswer, Tested } from '@fathom/server/protocol.ts';
import { type FormEvent, useState } from 'react';
import { askAsPerson } from '../../person.ts';
import { problemText } from '../../problem.ts';
import type { Change } from './me.tsx';
import { canPush, subscribe } from './push.ts';

const DAY = 24 * 60 * 60_000;
const WEEK_OFF = 7 * DAY;
const FORMS = ['json', 'discord', 'slack'] as const;

interface NewsProps {
  readonly person: PersonAnswer;
  readonly change: Change;
}

/** How the person wants to be told that it is their turn. */
export function News({ person, change }: NewsProps) {
  const say = useSay();
  const { settings, channels } = person;
  const isAway = settings.vacation !== undefined && settings.vacation.until > Date.now();
  const hasPush = channels.some(({ kind, own }) => kind === 'push' && own);
  const set = (body: object) => void change(askAsPerson('PUT', '', body));
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
      <label className="switch">
        <input
          type="checkbox"
          checked={settings.isQuiet ?? false}
          onChange={event => set({ settings: { isQuiet: event.target.checked } })}
        />
        <span>
          <b>{say('me.quiet')}</b>
          <span className="cap">{say('me.quietText')}</span>
        </span>
      </label>
      <Button
        onClick={() => {
          const from = Date.now();
          set(isAway ? { endVacation: true } : { settings: { vacation: { from, until: from + WEEK_OFF } } });
        }}
      >
        {say(isAway ? 'me.vacationEnd' : 'me.vacation')}
      </Button>
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

function ChannelRow({ channel, change }: { readonly channel: Channel; readonly change: Change }) {
  const say = useSay();
  const { id, kind, address, own, active, confirmed, trouble } = channel;
  const [tested, setTested] = useState('');
  const test = async () => {
    setTested(say('me.testing'));
    const answer = await askAsPerson<Tested>('POST', `/channels/${id}/test`);
    if (!answer.ok) return setTested(problemText(say, answer.problem));
    const { outcome, took, trouble: why = '' } = answer.value;
    if (outcome !== 'sent') setTested(`✗ ${why}`);
    else
      setTested(
        `✓ ${confirmed ? say('me.arrived', { seconds: (took / 1000).toFixed(1) }) : say('me.confirm')}`,
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
          <b>{say(`me.${kind}`)}</b>
          <span className="cap">
            {kind === 'push' ? say(own ? 'me.thisDevice' : 'me.otherDevice') : address}
          </span>
        </span>
      </label>
      <span className="row">
        <Button onClick={() => void test()}>{say('me.test')}</Button>
        <Button tone="quiet" onClick={() => void change(askAsPerson('DELETE', `/channels/${id}`))}>
          {say('me.forget')}
        </Button>
      </span>
      <p className="cap" role="status">
        {tested || (confirmed ? (trouble ?? '') : say('me.confirm'))}
      </p>
    </div>
  );
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
