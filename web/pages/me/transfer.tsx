import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Transfer as Offer } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import { askAsPerson } from '../../person.ts';
import { QrCode } from '../../qr.tsx';

/** Takes the person to another device: a code that works once, for ten minutes. */
export function Transfer() {
  const say = useSay();
  const [offer, setOffer] = useState<Offer>();
  const [copied, setCopied] = useState(false);
  const make = async () => {
    const answer = await askAsPerson<Offer>('POST', '/transfer');
    if (answer.ok) setOffer(answer.value);
  };
  const link = offer && `${location.origin}/me#${offer.code}`;
  return (
    <section className="paper-card">
      <h2 className="h">{say('me.transfer')}</h2>
      <p className="cap">{say('me.transferText')}</p>
      {offer && link ? (
        <div className="transfer">
          <QrCode text={link} label={say('me.transferCode')} />
          <div>
            <p className="code">{grouped(offer.code)}</p>
            <p className="cap">{say('me.transferOnce')}</p>
            <Button
              icon="i-link"
              onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
            >
              {say(copied ? 'table.copied' : 'me.copyLink')}
            </Button>
          </div>
        </div>
      ) : (
        <Button onClick={() => void make()}>{say('me.transferMake')}</Button>
      )}
    </section>
  );
}

function grouped(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
}
