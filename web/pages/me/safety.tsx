import { Button } from '@fathom/parts/button.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { PersonAnswer } from '@fathom/server/protocol.ts';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Answer } from '../../api.ts';
import { askAsPerson, deviceName } from '../../person.ts';
import type { Change } from './me.tsx';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** A way back, everything as a file, and leaving for good. */
export function Safety({ person, change }: { readonly person: PersonAnswer; readonly change: Change }) {
  const { say, lang } = useSpeech();
  const [sure, setSure] = useState(false);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  if (person.deletedFrom !== null)
    return (
      <section className="paper-card">
        <h2 className="h">{say('me.deleted')}</h2>
        <p className="cap">{say('me.deletedText', { day: day.format(person.deletedFrom) })}</p>
        <Button tone="primary" onClick={() => void change(askAsPerson('POST', '/restore'))}>
          {say('me.restore')}
        </Button>
      </section>
    );
  return (
    <section className="paper-card">
      <h2 className="h">{say('me.safe')}</h2>
      <ul className="rows">
        {browserSupportsWebAuthn() && (
          <li>
            <span>
              <b>{say('me.passkey')}</b>
              <span className="cap">{say('me.passkeyText', { n: person.passkeys.length })}</span>
            </span>
            <Button onClick={() => void change(addPasskey())}>{say('me.passkeyAdd')}</Button>
            <Button onClick={() => void change(comeBack())}>{say('me.passkeyUse')}</Button>
          </li>
        )}
        <li>
          <span>
            <b>{say('me.export')}</b>
            <span className="cap">{say('me.exportText')}</span>
          </span>
          <Button onClick={() => void download()}>{say('me.exportDo')}</Button>
        </li>
        <li>
          <span>
            <b>{say('me.delete')}</b>
            <span className="cap">{say('me.deleteText')}</span>
          </span>
          <Button
            className="danger"
            onClick={() => (sure ? void change(askAsPerson('DELETE', '')) : setSure(true))}
          >
            {say(sure ? 'me.deleteSure' : 'me.deleteDo')}
          </Button>
        </li>
      </ul>
    </section>
  );
}

async function addPasskey(): Promise<Answer<PersonAnswer>> {
  const options = await askAsPerson<RegistrationOptions>('POST', '/passkeys/options');
  if (!options.ok) return options;
  const response = await startRegistration({ optionsJSON: options.value }).catch(() => undefined);
  if (!response) return CANCELLED;
  return askAsPerson('POST', '/passkeys', { response, label: deviceName() });
}

async function comeBack(): Promise<Answer<PersonAnswer>> {
  const options = await askAsPerson<AuthenticationOptions>('POST', '/return/options');
  if (!options.ok) return options;
  const response = await startAuthentication({ optionsJSON: options.value }).catch(() => undefined);
  if (!response) return CANCELLED;
  return askAsPerson('POST', '/return', { response, label: deviceName() });
}

const CANCELLED: Answer<PersonAnswer> = { ok: false, problem: { code: 'bad_passkey', message: '' } };

async function download(): Promise<void> {
  const answer = await askAsPerson<object>('GET', '/export');
  if (!answer.ok) return;
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'fathom.json';
  link.click();
  URL.revokeObjectURL(url);
}
