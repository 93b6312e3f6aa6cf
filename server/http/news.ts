/** How a person is reached: channels, trying them out, and the two links in a mail. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { randomId } from '../ids.ts';
import { STOP } from '../news/courier.ts';
import { Forbidden, webAddress } from '../news/guarded.ts';
import { WORDS } from '../news/words.ts';
import { personAnswer } from '../people/answer.ts';
import { AddChannel, Failure, PersonAnswer, SetChannel, Tested } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { ChannelRow } from '../store/channels.ts';
import type { Context } from './context.ts';
import { preferredLang } from './language.ts';
import { personOf, personSecurity } from './person-auth.ts';

const MOST_CHANNELS = 20;
const MAIL = /^[^\s@<>",;]{1,64}@[^\s@<>",;]{1,190}\.[^\s@<>",;]{2,60}$|^[^\s@<>",;]{1,64}@localhost$/;

const ChannelParams = Type.Object({ channel: Type.String({ maxLength: 64 }) });
const answered = {
  tags: ['person'],
  security: personSecurity,
  response: { 200: PersonAnswer, default: Failure },
};
const config = { cost: 'join' } as const;

export const newsRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { channels } = days.courier;

  app.post(
    '/person/channels',
    { config, schema: { ...answered, summary: 'Another way to be told', body: AddChannel } },
    async request => {
      const known = await personOf(context, request);
      if (request.body.kind === 'mail' && !days.courier.sendsMail) throw new Refused('no_mail');
      if ((await channels.of(known.person.id)).length >= MOST_CHANNELS) throw new Refused('bad_request');
      await channels.save(newChannel(request.body, known.person.id, known.device.id, known.device.seen));
      return personAnswer(days, known);
    },
  );

  app.put(
    '/person/channels/:channel',
    {
      config,
      schema: { ...answered, summary: 'Switch it on or off', params: ChannelParams, body: SetChannel },
    },
    async request => {
      const known = await personOf(context, request);
      const channel = await ownChannel(context, known.person.id, request.params.channel);
      await channels.setActive(channel.id, request.body.active);
      return personAnswer(days, known);
    },
  );

  app.delete(
    '/person/channels/:channel',
    { config, schema: { ...answered, summary: 'Forget it', params: ChannelParams } },
    async request => {
      const known = await personOf(context, request);
      await channels.remove((await ownChannel(context, known.person.id, request.params.channel)).id);
      return personAnswer(days, known);
    },
  );
};

export const trialRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { channels } = days.courier;

  app.post(
    '/person/channels/:channel/test',
    {
      config: { cost: 'person' },
      schema: {
        ...answered,
        summary: 'Try it out',
        params: ChannelParams,
        response: { 200: Tested, default: Failure },
      },
    },
    async request => {
      const { person } = await personOf(context, request);
      const channel = await ownChannel(context, person.id, request.params.channel);
      const begun = performance.now();
      const delivery = await days.courier.test(channel, person);
      await channels.troubled(channel.id, delivery.outcome === 'sent' ? null : delivery.trouble);
      return { ...delivery, took: Math.round(performance.now() - begun) };
    },
  );
};

/** Whoever has the mail decides; no key is asked for. */
export const mailRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { keyring, days }) => {
  const schema = { hide: true, params: Type.Object({ token: Type.String({ maxLength: 200 }) }) };
  const { channels } = days.courier;
  const channelOf = (token: string): string => {
    const ticket = keyring.check(STOP, token);
    if (!ticket) throw new Refused('not_found');
    return ticket.member;
  };
  // Buttons of mail programs send forms (RFC 8058); what is in them is known already.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
    done(null, {}),
  );

  app.get('/news/confirm/:token', { config, schema }, async (request, reply) => {
    const words = WORDS[preferredLang(request.headers['accept-language'])];
    if (!(await channels.confirm(channelOf(request.params.token)))) throw new Refused('unknown_channel');
    return reply.type('text/html; charset=utf-8').send(page(words.confirmed));
  });

  app.get('/news/stop/:token', { config, schema }, async (request, reply) => {
    channelOf(request.params.token);
    const words = WORDS[preferredLang(request.headers['accept-language'])];
    return reply.type('text/html; charset=utf-8').send(page(words.stopQuestion, true));
  });

  app.post('/news/stop/:token', { config, schema }, async (request, reply) => {
    const words = WORDS[preferredLang(request.headers['accept-language'])];
    await channels.setActive(channelOf(request.params.token), false);
    return reply.type('text/html; charset=utf-8').send(page(words.stopped));
  });
};

async function ownChannel({ days }: Context, person: string, id: string): Promise<ChannelRow> {
  const channel = await days.courier.channels.channel(id);
  if (channel?.person !== person) throw new Refused('unknown_channel');
  return channel;
}

function newChannel(
  { kind, address, keys, form = 'json' }: AddChannel,
  person: string,
  device: string,
  created: number,
): ChannelRow {
  checkAddress(kind, address);
  if (kind === 'push' && !keys) throw new Refused('bad_address');
  return {
    id: randomId(16),
    person,
    kind,
    address,
    detail: kind === 'push' ? { ...keys } : kind === 'hook' ? { form } : {},
    ...(kind === 'push' && { device }),
    active: true,
    confirmed: kind !== 'mail',
    created,
  };
}

function checkAddress(kind: AddChannel['kind'], address: string): void {
  if (kind === 'mail') {
    if (!MAIL.test(address)) throw new Refused('bad_address');
    return;
  }
  try {
    webAddress(address);
  } catch (error) {
    if (error instanceof Forbidden) throw new Refused('bad_address');
    throw error;
  }
}

function page(text: string, asks = false): string {
  const button = asks ? '<form method="post"><button>OK</button></form>' : '<p><a href="/">Fathom</a></p>';
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fathom</title><h1>Fathom</h1><p>${text}</p>${button}`;
}
