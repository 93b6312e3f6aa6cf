/** Was die Karten tun, und die Stellung als Text fürs Terminal. */
import type { en } from './cards.en.ts';

const GRUPPE =
  '{group, select, crab {Krabbe} habitat {Habitat} octopus {Krake} boatyard {Werft} oxygen {Sauerstoffkarte} other {Forschungskarte}}';
const MÜNZEN = '{coins, plural, one {# Münze} other {# Münzen}}';
const SO_VIELE_MÜNZEN = '{amount, plural, one {# Münze} other {# Münzen}}';
const KASTEN =
  '{loss, plural, =0 {{points, plural, one {# Punkt} other {# Punkte}}} one {# Punkt weniger} other {# Punkte weniger}}';
const SO_VIELE_PUNKTE = '{amount, plural, one {# Punkt} other {# Punkte}}';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'kind.crab': 'Krabbe',
  'kind.habitat': 'Habitat',
  'kind.octopus': 'Krake',
  'kind.boatyard': 'Werft',
  'kind.oxygen': 'Sauerstoff',
  'kind.research': 'Forschung',
  'does.crab': `${SO_VIELE_MÜNZEN} für {staff} Deeple`,
  'does.habitat': '{amount, plural, one {# Punkt} other {# Punkte}} für {staff} Deeple',
  'does.octopus': 'repariert {amount} für {staff} Deeple',
  'does.boatyard': '{amount} Deeple sofort',
  'does.oxygen': '{second, select, 0 {Flasche {first}} other {Flaschen {first} und {second}}}',
  print: `{effect}. Am Ende {box, select, points {${KASTEN}} pointer {Zeiger {pointer}} other {${KASTEN}, Zeiger {pointer}}}`,

  'research.coins': `${SO_VIELE_MÜNZEN} sofort`,
  'research.pointer': 'Hält am Ende {amount} mehr aus',
  'research.cleanCrabs': 'Krabben lassen den Zeiger stehen',
  'research.repair': 'Repariert sofort {amount}',
  'research.perCrab': `Am Ende ${SO_VIELE_PUNKTE} je besetzter Krabbe`,
  'research.perOctopus': `Am Ende ${SO_VIELE_PUNKTE} je besetzter Krake`,
  'research.damage': '{amount} Schaden sofort',
  'research.gift': `Andere erhalten ${SO_VIELE_MÜNZEN}`,
  'research.plantCoins': `Kraftwerk: ${SO_VIELE_MÜNZEN} mehr`,
  'research.plantPoints': `Kraftwerk: ${SO_VIELE_PUNKTE}`,
  'research.plantRepair': 'Kraftwerk: {amount} Schaden weniger',
  'research.attack': `Andere: {amount} Schaden je ${GRUPPE}`,

  'sketch.round': 'Runde {round} von {all}: {phase}. Wertung dieser Runde: {first}; {second}.',
  'sketch.price': `Zeile {row}, ${MÜNZEN}, {damage, plural, =0 {kein Schaden} =1 {1 Schaden} other {repariert {repair}}}`,
  'sketch.row':
    'Zeile {row}, {state, select, now {im Angebot} open {wartet} none {kein Gebot} blocked {gesperrt} other {{name} für {price}}}',
  'sketch.activations': '{n, plural, one {# Aktivierung} other {# Aktivierungen}}',
  'sketch.bids': '{leader, select, none {Noch hat niemand geboten} other {{name} führt mit {high}}}{out}',
  'sketch.out': '; raus: {list}',
  'sketch.faceDown': '{n, plural, one {# verdeckte Karte} other {# verdeckte Karten}}',
  'sketch.empty': 'leer',
  'sketch.hand': 'Deine geheimen Karten',
  'sketch.sealed': 'hat gewählt',
  'sketch.station':
    '{points, plural, one {# Punkt} other {# Punkte}} · {coins, select, ? {Münzen verdeckt} other {{coins, plural, one {# Münze} other {# Münzen}}}} · Schaden {damage}, hält {pointer}: {state, select, stable {stabil} other {würde einstürzen}} · {dome} Deeple in der Kuppel{tired, plural, =0 {} one {, # ruht} other {, # ruhen}}{passed, select, yes { · hat gepasst} other {}}{nautilus, select, yes { · Nautilusmarker} other {}}',
  'sketch.tiles': 'Ausbauten: {list}',
  'sketch.waits': '{n, plural, one {# Deeple wartet} other {# Deeple warten}}',
  'sketch.used': '{group, select, oxygen {umgedreht} other {benutzt}}',
  'sketch.arms':
    'Krabben {crab} · Habitate {habitat} · Kraken {octopus} · Werften {boatyard} · Sauerstoff {oxygen} ({fresh} offen) · Forschung {research}',
};
