import { Button, IconButton } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { nameOf } from '@fathom/parts/table.ts';
import { useState } from 'react';
import { CLEANUP_END } from '../cleanup.ts';
import { missionOf } from '../sea.ts';
import { choicesOf } from './choices.ts';
import { Impact } from './impact.tsx';
import { Offer } from './offer.tsx';
import type { Table } from './table.ts';

export function ImpactPanel(table: Table) {
  const { view, say } = table;
  const { impact } = missionOf(view);
  const wide = useWide();
  const [large, setLarge] = useState(false);
  return (
    <section className="panel endeavor-panel ed impact-panel">
      <h2>
        {say('panel.impact')}
        {wide && <IconButton icon="i-search" label={say('board.enlarge')} onClick={() => setLarge(true)} />}
      </h2>
      <Impact table={table} choices={choicesOf(table.moves, view)} />
      {impact === 'spill' && (
        <p className="cap">
          {view.cleanup
            .slice(0, view.seats)
            .map((n, seat) => say('board.cleanup', { name: nameOf(table, seat), n, most: CLEANUP_END }))
            .join(', ')}
        </p>
      )}
      {impact !== 'network' && <p className="cap">{say(`board.impactRule.${impact}`)}</p>}
      {large && (
        <Dialog title={say('panel.impact')} className="endeavor-large ed" onClose={() => setLarge(false)}>
          <Impact table={{ ...table, moves: [] }} choices={choicesOf([], view)} />
          <Button tone="primary" onClick={closeDialog}>
            {say('board.close')}
          </Button>
        </Dialog>
      )}
    </section>
  );
}

/** Whom one could recruit; folded on a wide screen, where it would push everything else away. */
export function OfferPanel(table: Table) {
  const { say } = table;
  const wide = useWide();
  return (
    <section className="panel endeavor-panel ed offer-panel">
      <details open={!wide}>
        <summary>{say('panel.offer')}</summary>
        <Offer table={table} />
      </details>
    </section>
  );
}
