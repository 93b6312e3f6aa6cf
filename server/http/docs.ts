/** What a program needs to know to play here: the requests (OpenAPI) at `/api/docs`, the streams (AsyncAPI) at `/api/docs/streams`. */
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { ERRORS } from '../errors.ts';
import { LOBBY_MESSAGES, STREAM_MESSAGES, StreamRequest } from '../protocol.ts';

const WAY = `A bot in any language plays through these calls like a person:

1. \`POST /api/tables\` makes a table, \`POST /api/tables/{id}/join\` sits down at one (\`botOf\` says who answers for the program). Both answer with a
   token: send it as \`Authorization: Bearer …\`. Whoever only has the invite of a private table sends it as \`Fathom-Invite: …\`.
2. \`GET /api/matches/{id}?wait=25\` answers when the match has begun, and with \`since=<seq>\` when something has happened after what you know. Clients that can keep a line open use the
   [streams](/api/docs/streams) instead.
3. When \`update.moves\` is not empty, choose one and \`POST /api/matches/{id}/moves\` it with \`base\` = \`update.seq\` and an id of your own. If no answer comes,
   send the same again: the id makes that safe.

\`GET /api/games/{game}/language\` describes the view of a game, field by field, and the notation of its moves.
\`examples/http-bot.py\` and \`examples/http-bot.ts\` do just that.`;

export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Fathom', version: '1', description: `${WAY}\n\n${errorTable()}` },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' },
          person: {
            type: 'http',
            scheme: 'bearer',
            description: 'The key of a person on one of their devices.',
          },
          invite: {
            type: 'apiKey',
            in: 'header',
            name: 'Fathom-Invite',
            description: 'The invite of a private table, for those who have no seat there.',
          },
        },
      },
    },
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
  app.get('/api/docs/streams', { config: { cost: 'games' }, schema: { hide: true } }, async () => STREAMS);
}

/** Every way to say no. */
function errorTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, message }]) => `| ${status} | \`${code}\` | ${message} |`,
  );
  return ['| status | code | means |', '|---|---|---|', ...rows].join('\n');
}

const said = (messages: Readonly<Record<string, TSchema>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, payload]) => {
      const { description } = payload as { readonly description?: string };
      return [name, { name, contentType: 'application/json', summary: description, payload }];
    }),
  );

const ping = {
  name: 'ping',
  summary: 'Answered by `pong`.',
  payload: { type: 'object', required: ['ping'] },
};

const STREAMS = {
  asyncapi: '3.0.0',
  info: {
    title: 'Fathom',
    version: '1',
    description:
      'WebSockets of JSON texts. The server closes with 1012 when it restarts, 4400 after an `error`, and 4429 when it was told too much.',
  },
  channels: {
    match: {
      address: '/api/matches/{id}/stream',
      description:
        'A match for one viewer, from any `seq` on. The first message is `hello`, within ten seconds; it carries the token or the invite. Whoever says `changes` there hears what has changed in the view instead of the whole view: `change` is `[value]` for something that is this now, or an object of changes by key or index, in which null means gone and `length` is the new length of a list. A change continues the view at `base`; whoever does not have that one asks by `sync`, which is always answered with a whole view.',
      parameters: { id: { description: 'Of the table.' } },
      messages: {
        request: { name: 'request', summary: 'What a client says.', payload: StreamRequest },
        ...said(STREAM_MESSAGES),
      },
    },
    lobby: {
      address: '/api/lobby/stream',
      description: 'Every listed table. Nothing has to be said.',
      messages: { ping, ...said(LOBBY_MESSAGES) },
    },
  },
  operations: {
    say: {
      action: 'receive',
      channel: { $ref: '#/channels/match' },
      messages: [{ $ref: '#/channels/match/messages/request' }],
    },
    hear: {
      action: 'send',
      channel: { $ref: '#/channels/match' },
      messages: references('match', STREAM_MESSAGES),
    },
    watch: {
      action: 'send',
      channel: { $ref: '#/channels/lobby' },
      messages: references('lobby', LOBBY_MESSAGES),
    },
  },
};

function references(channel: string, messages: object): { readonly $ref: string }[] {
  return Object.keys(messages).map(name => ({ $ref: `#/channels/${channel}/messages/${name}` }));
}
