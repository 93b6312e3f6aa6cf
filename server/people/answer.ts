/** A person as they see themselves. */
import type { Days } from '../days.ts';
import type { Channel, PersonAnswer, Rating } from '../protocol.ts';
import { shown } from '../rating/skill.ts';
import type { ChannelRow } from '../store/channels.ts';
import type { RatingRow } from '../store/ratings.ts';
import { type Known, REGRET } from './persons.ts';

export async function personAnswer(days: Days, { person, device }: Known): Promise<PersonAnswer> {
  const { people } = days.persons;
  const [devices, passkeys, channels, ratings] = await Promise.all([
    people.devices(person.id),
    people.passkeys(person.id),
    days.courier.channels.of(person.id),
    days.rater.ratings.of(person.id),
  ]);
  return {
    name: person.name,
    created: person.created,
    deletedFrom: person.deleted === undefined ? null : person.deleted + REGRET,
    settings: settingsOf(person.settings),
    devices: devices.map(({ id, label, created, seen }) => ({
      id,
      label,
      created,
      seen,
      own: id === device.id,
    })),
    passkeys: passkeys.map(({ id, label, created }) => ({ id, label, created })),
    channels: channels.map(channel => channelInfo(channel, device.id)),
    ratings: ratings.map(ratingInfo),
    pushKey: days.pushKey,
    mail: days.courier.sendsMail,
  };
}

function ratingInfo({ game, seats, games, ...skill }: RatingRow): Rating {
  return { game, seats, games, ...shown(skill) };
}

/** The endpoint of a push subscription is a secret of its browser. */
function channelInfo(row: ChannelRow, device: string): Channel {
  const { id, kind, address, detail, active, confirmed, trouble } = row;
  return {
    id,
    kind,
    address: kind === 'push' ? '' : address,
    ...(kind === 'hook' && { form: detail.form as Exclude<Channel['form'], undefined> }),
    own: row.device === device,
    active,
    confirmed,
    ...(trouble !== undefined && { trouble }),
  };
}

function settingsOf({ lang, quiet, isQuiet, vacation }: PersonAnswer['settings']): PersonAnswer['settings'] {
  return {
    ...(lang && { lang }),
    ...(quiet && { quiet: { ...quiet } }),
    ...(isQuiet !== undefined && { isQuiet }),
    ...(vacation && { vacation: { ...vacation } }),
  };
}
