/** Was Effekte tun: für Karten, Leisten und Artefakte. */
import type { effectsEn } from './effects.en.ts';

export const effectsDe: Readonly<Record<keyof typeof effectsEn, string>> = {
  'fx.COINS': '{n, plural, one {# Münze} other {# Münzen}}',
  'fx.VP': '{n, plural, one {# Punkt} other {# Punkte}}',
  'fx.GAIN': '{n, plural, one {# Fass nach Wahl} other {# Fässer nach Wahl}}',
  'fx.TOX': '{n} Toxizität',
  'fx.CLEAN': '{n, plural, one {# Toxizität} other {bis zu # Toxizität}} abbauen',
  'fx.INFLUENCE':
    '{n, plural, one {# Feld} other {# Felder}} auf {mode, select, split {beliebigen Gildenleisten} other {einer Gildenleiste}}',
  'fx.SEAL':
    '{mode, select, here {ein Siegel dieser Gilde} other {{n, plural, one {ein Siegel nach Wahl} other {# Siegel}}}}',
  'fx.RECRUIT': 'eine Karte der Stufe {n, plural, one {I} other {I oder II}} anwerben',
  'fx.SURVIVOR': '{n, plural, one {# Überlebender} other {# Überlebende}}',
  'fx.TRANS': '{n, plural, one {# Transaktion} other {# Transaktionen}}',
  'fx.MARKET': 'einen Preis um bis zu {n, plural, one {# Feld} other {# Felder}} bewegen',
  'fx.DRAW':
    '{n} Plättchen ziehen, {keep, plural, one {eines} other {bis zu #}} {side, select, sink {legen} sky {behalten} other {legen oder behalten}}',
  'fx.BUILD': '{n, plural, one {ein Plättchen} other {bis zu # Plättchen}} bauen',
  'fx.DIVE': 'tauchen, dazu {list}',
  'fx.dice.shallow': '{n} Flachwasserwürfel',
  'fx.dice.reef': '{n} Riffwürfel',
  'fx.dice.deep': '{n} Tiefseewürfel',
  'fx.dice.research': '{n} Forschungswürfel',
  'fx.dice.none': 'kein Würfel',
  'fx.RESEARCH': '{n} Forschungswürfel werfen',
  'fx.DIAL': '{n, plural, one {einen Anzeiger} other {# Anzeiger}} erhöhen',
  'fx.TRIGGER': 'Artefakte einer Gilde wirken',
  'fx.ARTIFACT': '{n, plural, one {ein Artefakt} other {# Artefakte}}',
  'fx.RESTORE': '{n, plural, one {ein Plättchen} other {bis zu # Plättchen}} erneuern',
  'fx.SKIFF': 'ein Schiff umsonst',
  'fx.RECALL': 'deine Karten zurücknehmen',
  'fx.TURN': 'du darfst der Flotilla beitreten',
  'fx.COPY': 'oberste Karte eines anderen {side, select, sink {Sinksiders} other {Skysiders}} kopieren',
  'fx.RETIRE': 'in Rente schicken für: {list}',
  'fx.mod.sell': 'Verkauf für {n, plural, one {# Münze} other {# Münzen}} mehr',
  'fx.mod.buy': 'Kauf für {n, plural, one {# Münze} other {# Münzen}} weniger',
  'fx.mod.outpost': 'Außenposten {n, plural, one {# Münze} other {# Münzen}} billiger',
  'fx.mod.skiff': 'ein Schiff kostet {n, plural, one {# Münze} other {# Münzen}}',
  'fx.mod.reroll':
    '{op, select, DIVE {bis zu {n} davon neu werfen} other {{n, plural, one {einmal} other {bis zu #-mal}} neu werfen}}',
  'fx.mod.set': '{n, plural, one {einen} other {#}} Würfel drehen',
  'fx.mod.disc': '{tiles, plural, =1 {} other {je }}{n, plural, one {# Fass} other {# Fässer}} weniger',
  'fx.mod.notox': 'keine Toxizität',
  'fx.mod.nodeplete': 'nichts wird erschöpft',
  'fx.mod.wild': 'mit beliebigen Farben zahlen',
};
