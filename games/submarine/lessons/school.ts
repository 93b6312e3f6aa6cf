/** A whole match, from which the lessons cut their positions. */
import { cutting } from '@fathom/kernel';

export const cut = cutting(
  { seats: 2, seed: 'school-1' },
  `
  place:E place:C place:D place:D place:B place:E place:F place:A place:A place:F sail:A
  move:A2-B3 end sail:A move:A2-A3 end sail:B lift:lamp-sand lift:astrolabe-rose
  lift:astrolabe-sand end sail:C lift:ring-lilac end sail:D move:D2-A2 end sail:D lift:mask-rose
  end sail:E lift:crown-sand*astrolabe-sand end sail:E move:E2-D3 end sail:F lift:goblet-jade end
  sail:out swap:rose sail:out end sail:A move:A3-C4 end sail:B move:B2-D3 move:B3-C3 end sail:C
  lift:goblet-rose lift:chest-rose lift:key-jade*mussel-sky end sail:C move:C3-B4 end sail:D
  move:D3-B3 move:D2-F3 end sail:D lift:dagger-rose end sail:F lift:lamp-lilac lift:amphora-jade
  end sail:F move:F2-C3 end sail:out end sail:out end sail:C move:C4-E5 end sail:A lift:ring-sky
  end sail:E lift:astrolabe-lilac lift:lyre-sand end sail:B move:B4-D5 end sail:F move:F2-D3
  move:F3-D4 end sail:D move:D5-F5 end sail:out end sail:F lift:key-sky lift:mask-sand end end
  sail:out end sail:B move:B3-F4 end sail:A move:A2-E3 end sail:C move:C2-C3 end sail:E
  lift:lyre-lilac lift:ring-jade end sail:D lift:bell-rose pay:sand end sail:F move:F5-B5 end
  sail:F move:F4-B4 end sail:out end sail:out end sail:B lift:amphora-sky end sail:B move:B4-E4
  end sail:C lift:chest-jade*ring-jade end sail:C move:C3-F3 end sail:D move:D3-A4 end sail:D
  lift:key-sand end sail:E move:E3-F4 end sail:E lift:dagger-sand*key-sand end sail:F move:F4-C5
  end sail:F move:F3-C3 end sail:out end sail:out end sail:C lift:bell-lilac
`,
);
