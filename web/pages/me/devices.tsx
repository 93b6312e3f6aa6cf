import { Button } from '@fathom/parts/button.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { PersonAnswer } from '@fathom/server/protocol.ts';
import { askAsPerson } from '../../person.ts';
import type { Change } from './me.tsx';

/** Where the person is known; any other device can be shut out. */
export function Devices({ person, change }: { readonly person: PersonAnswer; readonly change: Change }) {
  const { say, lang } = useSpeech();
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' });
  return (
    <section className="paper-card">
      <h2 className="h">{say('me.devices')}</h2>
      <ul className="rows">
        {person.devices.map(({ id, label, seen, own }) => (
          <li key={id}>
            <span>
              <b>{label}</b>
              <span className="cap">
                {own ? say('me.thisDevice') : say('me.seen', { day: day.format(seen) })}
              </span>
            </span>
            {!own && (
              <Button onClick={() => void change(askAsPerson('DELETE', `/devices/${id}`))}>
                {say('me.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
