/** All that is stored of a person, as one file: opens nothing, so keys and tokens are not in it. */
import type { Days } from '../days.ts';
import { personalData } from '../operations/person.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../table/seats.ts';
import { personAnswer } from './answer.ts';
import type { Known } from './persons.ts';

export async function exportOf(store: Store, days: Days, known: Known): Promise<object> {
  const { pushKey: _, mail: __, ...person } = await personAnswer(days, known);
  const tables: object[] = [];
  for (const { match, member } of await days.persons.seats.of(known.person.id)) {
    const row = await store.table(match);
    const seat = row && seatOf(row, member);
    if (!row || seat === undefined) continue;
    const notes = await days.persons.seats.noteOf(match, member);
    tables.push({
      ...(await personalData(store, row, seat)),
      options: row.options,
      names: row.seats.map(({ name }) => name),
      ...(row.result && { result: row.result }),
      ...(notes !== '' && { notes }),
    });
  }
  return {
    fathom: 1,
    person,
    tables,
    invitations: await days.persons.seats.invitations(known.person.id),
    rated: await days.rater.ratings.history(known.person.id),
    messages: await days.courier.outbox.list(known.person.id, 1000),
  };
}
