/** A season of a league: people come, matches begin, time passes until all of them are over and everything is told. */

import type { Config } from '@fathom/server';
import { DAY, HOUR, MINUTE } from '@fathom/server/clock/rule.ts';
import type { Seated } from '@fathom/server/protocol.ts';
import { sql } from '@fathom/server/store/sql.ts';
import type { Store } from '@fathom/server/store/store.ts';
import { asked, call } from './api.ts';
import { Calendar } from './calendar.ts';
import { Diary } from './diary.ts';
import { readMessages } from './facts.ts';
import { Member } from './member.ts';
import { type LeaguePlan, type MatchPlan, matchesOf, peopleOf, SEASON_START } from './plan.ts';
import { type Arrival, HookBox, MailBox } from './post.ts';
import { Node } from './servers.ts';

/** So long the host waits for those who were invited. */
const PATIENCE = 3 * DAY;
/** Whatever has not ended so long after the season never will. */
const OVERTIME = 100 * DAY;
/** What is left to be sent waits for the end of a night at most. */
const LAST_POST = 3 * DAY;
/** How often somebody looks whether everything is over. */
const LOOK_EVERY = 2 * HOUR;
/** How often what is stored of messages is written down: the server forgets them after three months. */
const NOTE_EVERY = 30 * DAY;
/** As exactly the clocks of a league go. */
export const STEP = 15 * MINUTE;
const DOMAIN = 'league.example';

export interface SeasonSettings {
  readonly plan: LeaguePlan;
  readonly speed: number;
  readonly nodes: number;
  readonly server: Partial<Config>;
  readonly store: () => Promise<Store>;
  readonly advance: (over: number) => void;
}

export async function playSeason(settings: SeasonSettings): Promise<Diary> {
  const { plan, speed, nodes: count, server } = settings;
  const diary = new Diary();
  let take: (arrival: Arrival) => void = () => {};
  const hooks = await HookBox.open(arrival => take(arrival));
  const mails = await MailBox.open(arrival => take(arrival));
  const common = { ...server, speed, smtp: mails.url, url: `http://${DOMAIN}`, mailFrom: `fathom@${DOMAIN}` };
  const nodes = await Promise.all(Array.from({ length: count }, () => Node.start(common, SEASON_START)));
  const store = await settings.store();
  try {
    const calendar = new Calendar(nodes, SEASON_START, { step: STEP, speed });
    const state = { isOver: false };
    const world = { calendar, diary, isOver: () => state.isOver };
    const members = peopleOf(plan).map(
      (person, i) => new Member(person, nodes[i % nodes.length].url, world, `${plan.seed}/${i}`),
    );
    take = arrival => receive(arrival, diary, members);
    await everybodyArrives(members, hooks.url);
    for (const match of matchesOf(plan)) calendar.at(match.start, () => begin(match, members, world));
    const note = async () => {
      await readMessages(store, diary.messages);
      calendar.at(calendar.now + NOTE_EVERY, note);
    };
    calendar.at(SEASON_START + NOTE_EVERY, note);
    await calendar.run(slowly(calendar, async () => isOver(store, calendar, settings)));
    state.isOver = true;
    const end = calendar.now + LAST_POST;
    await calendar.run(slowly(calendar, async () => calendar.now > end || (await isQuiet(store))));
    return diary;
  } finally {
    await store.close();
    await Promise.all(nodes.map(node => node.stop()));
    await hooks.close();
    mails.close();
  }
}

async function everybodyArrives(members: readonly Member[], hooks: string): Promise<void> {
  for (const [i, member] of members.entries()) {
    await member.arrive();
    const addresses = { hook: `${hooks}/p/${i}`, mail: `p${i}@${DOMAIN}` };
    for (const kind of member.plan.channels) await member.addChannel({ kind, address: addresses[kind] });
  }
}

/** The host makes a table, the others sit down when they come by; who does not come is replaced by a bot. */
async function begin(
  { game, people, bot, clock }: MatchPlan,
  members: readonly Member[],
  { calendar, diary }: { calendar: Calendar; diary: Diary },
): Promise<void> {
  const [host, ...guests] = people.map(index => members[index]);
  const seats = [
    { kind: 'you' },
    ...guests.map(() => ({ kind: 'open' })),
    ...(bot === undefined ? [] : [{ kind: 'bot', level: bot }]),
  ];
  const body = { game, name: host.plan.name, seats, clock, pace: 'days', rated: true };
  const made = await asked<Seated>(host.url, 'POST', '/api/tables', { body });
  const { id } = made.table;
  await host.sit(made);
  const note = (seat: number) => diary.begun.set(id, { at: calendar.now, last: seat });
  if (made.table.status === 'playing') note(made.you);
  let line: Promise<void> = Promise.resolve();
  const join = async (guest: Member) => {
    const answer = await call<Seated>(guest.url, 'POST', `/api/tables/${id}/join`, {
      body: { name: guest.plan.name, invite: made.invite },
    });
    if (answer.status !== 201) return;
    if (answer.body.table.status === 'playing') note(answer.body.you);
    await guest.sit(answer.body);
  };
  for (const guest of guests)
    calendar.at(guest.nextChance(), () => {
      line = line.then(() => join(guest));
      return line;
    });
  calendar.at(calendar.now + PATIENCE, async () => {
    const { status } = await host.act(id, 'start', { open: 'bots', level: 'greedy' });
    if (status === 200) note(-1);
  });
}

/** Whoever gets a message comes; whoever gets the question whether a mail address is theirs says yes. */
function receive(arrival: Arrival, diary: Diary, members: readonly Member[]): void {
  const member = members[Number(/^(?:\/p\/|p)(\d+)/.exec(arrival.to)?.[1])];
  const question = /\/api\/news\/confirm\/\S+/.exec(arrival.text)?.[0];
  if (question !== undefined) {
    call(member.url, 'GET', question).catch(() => {});
    return;
  }
  diary.arrivals.push(arrival);
  const tables = [...arrival.text.matchAll(/\/t\/([\w-]+)/g)].map(([, table]) => table);
  for (const table of new Set(tables)) member.called(table);
}

async function isOver(store: Store, calendar: Calendar, { plan, advance }: SeasonSettings): Promise<boolean> {
  const found = await store.ask(
    sql(`SELECT count(*) AS n FROM tables WHERE status IN ('finished', 'abandoned')`),
  );
  const over = Number(found[0].n);
  advance(over);
  return over >= plan.matches || calendar.now > SEASON_START + plan.weeks * 7 * DAY + OVERTIME;
}

/** Every message is sent, every match counts. */
async function isQuiet(store: Store): Promise<boolean> {
  const [{ n }] = await store.ask(
    sql(`SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting') + (SELECT count(*) FROM unrated) AS n`),
  );
  return Number(n) === 0;
}

/** Asks once in a while. */
function slowly(calendar: Calendar, question: () => Promise<boolean>): () => Promise<boolean> {
  let next = calendar.now;
  return async () => {
    if (calendar.now < next) return false;
    next = calendar.now + LOOK_EVERY;
    return question();
  };
}
