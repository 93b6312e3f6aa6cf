/** Was Crewmitglieder zählen und Zonen erlauben, in ganzen Sätzen. */
import type { features as english } from './features.en.ts';

export const features: Readonly<Record<keyof typeof english, string>> = {
  'scores.connections-shared-with-opponents':
    '{points, plural, one {# Punkt} other {# Punkte}} je {per, plural, one {Verbindung} other {# Verbindungen}} mit anderen',
  'scores.conservation-discs-in-best-zone':
    '{points, plural, one {# Punkt} other {# Punkte}} für jede eigene Meeresschutz-Scheibe in deiner besten Zone',
  'scores.complete-field-symbol-sets':
    '{points, plural, one {# Punkt} other {# Punkte}} je Satz aller vier Themen-Symbole',
  'scores.depths-with-publication':
    '{points, plural, one {# Punkt} other {# Punkte}} je Tiefe mit eigener Publikation',
  'scores.zones-with-conservation':
    '{points, plural, one {# Punkt} other {# Punkte}} je Zone mit eigener Meeresschutz-Scheibe',
  'scores.other-senior-specialists':
    '{points, plural, one {# Punkt} other {# Punkte}} für jeden anderen Senior',
  'scores.zones-with-disc-or-vessel':
    '{points, plural, one {# Punkt} other {# Punkte}} je {per, plural, one {Zone} other {# Zonen}} mit Scheibe oder Tauchboot von dir',
  'scores.empty-dive-sites':
    '{points, plural, one {# Punkt} other {# Punkte}} je {per, plural, one {leeres Tauchgang-Feld} other {# leere Tauchgang-Felder}}',
  'scores.unconditional': '{points, plural, one {# Punkt} other {# Punkte}}',
  'feature.promote-when-full':
    'Wenn auf allen Feldern Scheiben liegen, dürfen alle mit einer Scheibe hier ein Crewmitglied befördern, einmal im Spiel.',
  'feature.travel-after-conserve': 'Nach dem Meeresschutz hier darfst du aus dieser Zone fahren.',
  'feature.choose-token': 'Ein Tauchgang deckt zwei Plättchen auf: eines behältst du, das andere kommt weg.',
  'feature.closed-to-vessels':
    'Kein Tauchboot darf hinein oder hindurch. Eine Höhle nutzt man aus der Zone, aus der ihr Pfeil kommt.',
  'feature.travel-when-empty':
    'Wenn das letzte Plättchen genommen ist, dürfen alle mit Tauchboot hier aus dieser Zone fahren.',
  'feature.conserve-again': 'Mit deiner Scheibe auf dem markierten Feld darfst du hier noch einmal schützen.',
  'feature.gain-on-dive':
    'Ein Plättchen vom markierten Feld bringt auch {gains}{discs, plural, =0 {} other {, wenn du auf einem markierten Feld eine Scheibe hast}}.',
  'feature.gain-per-disc-on-dive':
    'Ein Plättchen von hier bringt auch {gains} für jede deiner Scheiben auf den markierten Feldern.',
  'feature.gain-on-leaving':
    'Eine Fahrt, die hier beginnt, bringt {gains}, wenn du auf einem markierten Feld eine Scheibe hast.',
  'feature.place-anywhere':
    'Eine mit dem markierten Feld gefundene Zone der Tiefe {depth} braucht keine Zone über sich.',
  'feature.technology-on-leaving': 'Für eine Fahrt, die hier beginnt, zählt deine Technologie um 1 höher.',
  'feature.one-vessel-each': 'Höchstens ein Tauchboot jeder Person darf hier stehen.',
  'feature.travel-after-dive':
    'Nach einem Plättchen von hier darfst du aus dieser Zone fahren, aber nicht in Tiefe 5.',
  'feature.publish-after-dive': 'Nach einem Plättchen von hier darfst du in dieser Zone publizieren.',
};
