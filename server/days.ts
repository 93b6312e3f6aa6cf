/** What makes play over days work beside the tables: people, clocks, news, ratings. */

import { Pulse } from './clock/pulse.ts';
import type { Config } from './config.ts';
import { Courier } from './news/courier.ts';
import { HookSender } from './news/hook.ts';
import { MailSender } from './news/mail.ts';
import { PushSender, pushKeys } from './news/push.ts';
import { Passkeys } from './people/passkeys.ts';
import { Persons } from './people/persons.ts';
import { Rater } from './rating/rater.ts';
import { Rounds } from './rounds.ts';
import { Facts } from './store/facts.ts';
import type { Store } from './store/store.ts';
import { alarmRounds } from './table/alarms.ts';
import type { Registry } from './table/registry.ts';
import type { Keyring } from './tokens.ts';

/** Real milliseconds between two looks at clocks and messages; where time passes faster somebody looks more often. */
const LOOK_EVERY = { usual: 1000, least: 100 } as const;
const CLEAN_EVERY = 60 * 60_000;
/** Messages are remembered for so long. */
const REMEMBERED = 90 * 24 * 60 * 60_000;

export interface DaysSettings {
  readonly config: Config;
  readonly node: string;
  readonly store: Store;
  readonly registry: Registry;
  readonly keyring: Keyring;
  readonly pulse: Pulse;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface Days {
  readonly persons: Persons;
  readonly passkeys: Passkeys;
  readonly courier: Courier;
  readonly rater: Rater;
  /** What browsers need to subscribe. */
  readonly pushKey: string;
  /** Clocks, messages and ratings that are due. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export function openPulse(
  config: Config,
  store: Store,
  now: () => number,
  onError: (error: unknown) => void,
): Pulse {
  return new Pulse(new Facts(store), { now, speed: config.speed, onError });
}

export async function openDays(settings: DaysSettings): Promise<Days> {
  const { config, node, store, registry, keyring, pulse, now, onError } = settings;
  const facts = new Facts(store);
  const keys = await pushKeys(facts);
  const every = Math.max(LOOK_EVERY.least, LOOK_EVERY.usual / config.speed);
  const guard = { allowPrivate: config.privateHooks };
  const contact = config.url.startsWith('https:')
    ? config.url
    : `mailto:${config.mailFrom || 'fathom@localhost'}`;
  const courier = new Courier({
    node,
    store,
    keyring,
    games: registry.games,
    push: new PushSender(keys, contact, guard),
    hook: new HookSender(config.url, guard),
    mail: config.smtp
      ? new MailSender({ smtp: config.smtp, from: config.mailFrom, base: config.url })
      : undefined,
    now,
    speed: config.speed,
    every,
    heldFor: config.newsHeld,
    onError,
  });
  const persons = new Persons({ store, registry, keyring, now });
  const rater = new Rater({ node, store, facts, onError });
  const alarms = alarmRounds(registry, {
    now,
    alarmed: (at, limit) => store.alarmed(at, limit),
    onError,
  });
  const cleaning = new Rounds(async () => {
    await persons.purge();
    await courier.outbox.prune(now() - REMEMBERED);
  });
  await pulse.start();
  cleaning.start(CLEAN_EVERY / config.speed, onError);
  alarms.start(every, onError);
  courier.start();
  rater.start();
  return {
    persons,
    passkeys: new Passkeys({ people: persons.people, keyring, now }),
    courier,
    rater,
    pushKey: keys.publicKey,
    settle: async () => {
      for (const part of [alarms, courier, rater]) await part.settle();
    },
    close: async () => {
      for (const part of [cleaning, alarms, courier, rater, pulse]) await part.close();
    },
  };
}
