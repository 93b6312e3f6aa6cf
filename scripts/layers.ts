/**
 * The folders are the architecture: every file belongs to one layer, and a layer imports itself and what is listed here.
 * Whatever is not listed is refused, also a file without a layer.
 */
export interface Layer {
  readonly name: string;
  /** `*` stands for a name, `**` for any path, `:game` for a game: a file of a game never reaches into another game. */
  readonly files: readonly string[];
  /** Layers it may import besides itself. */
  readonly imports: readonly string[] | 'everything';
  /** What it may import from outside the repository. */
  readonly packages: readonly string[] | 'everything';
}

/** What `fathom new` copies is a game, wherever it waits. */
export const TEMPLATE = 'cli/new/template';

/** The first layer that has a file is the layer of the file. */
export const LAYERS: readonly Layer[] = [
  // Tests and scripts look at everything; nobody looks at them.
  {
    name: 'tests of the kernel',
    files: ['kernel/test/**'],
    imports: ['kernel', 'test kit'],
    packages: ['vitest', 'node:**'],
  },
  {
    name: 'tests of a game',
    files: ['games/:game/test/**', 'games/test/**', `${TEMPLATE}/test/**`],
    imports: ['kernel', 'test kit', 'rules', 'lessons', 'papers', 'board', 'bots'],
    packages: ['vitest', 'node:**'],
  },
  {
    name: 'tests',
    files: ['*/test/**', 'e2e/**'],
    imports: 'everything',
    packages: 'everything',
  },
  {
    name: 'scripts',
    files: ['scripts/**', 'bench/{paint,smooth}/**'],
    imports: 'everything',
    packages: 'everything',
  },

  // The engine.
  { name: 'test kit', files: ['kernel/testkit/**'], imports: ['kernel'], packages: ['vitest', 'node:**'] },
  { name: 'kernel', files: ['kernel/*'], imports: [], packages: [] },
  {
    name: 'papers',
    files: ['games/:game/*.{md,svg}', 'games/:game/docs/**', `${TEMPLATE}/*.{md,svg}`],
    imports: [],
    packages: [],
  },
  {
    name: 'board',
    files: ['games/:game/board/**', `${TEMPLATE}/board/**`],
    imports: ['kernel', 'rules', 'parts'],
    packages: ['react'],
  },
  {
    name: 'lessons',
    files: ['games/:game/{lessons,puzzles}/**', `${TEMPLATE}/{lessons,puzzles}/**`],
    imports: ['kernel', 'rules'],
    packages: [],
  },
  {
    name: 'figures',
    files: ['games/:game/{figures,summary}/**'],
    imports: ['kernel', 'rules'],
    packages: [],
  },
  {
    name: 'list of games',
    files: ['games/*', 'games/:game/index.ts', `${TEMPLATE}/index.ts`],
    imports: ['kernel', 'rules', 'lessons'],
    packages: [],
  },
  { name: 'rules', files: ['games/:game/**', `${TEMPLATE}/**`], imports: ['kernel'], packages: [] },
  {
    name: 'bot workers',
    files: ['bots/{pool,worker,think,minds}.ts'],
    imports: ['kernel', 'list of games', 'bots'],
    packages: ['node:worker_threads'],
  },
  { name: 'bots', files: ['bots/*', 'bots/{learn,coach,ladders}/**'], imports: ['kernel'], packages: [] },

  // What people meet.
  { name: 'parts', files: ['parts/**'], imports: ['kernel'], packages: ['react'] },
  {
    name: 'protocol',
    files: ['server/{protocol,errors}.ts', 'server/protocol/**'],
    imports: ['kernel'],
    packages: ['typebox'],
  },
  {
    name: 'server',
    files: ['server/**'],
    imports: ['kernel', 'list of games', 'bots', 'bot workers', 'protocol'],
    packages: [
      'node:**',
      'fastify',
      '@fastify/*',
      'typebox',
      'typebox/*',
      'ws',
      'pg',
      '@nats-io/*',
      '@simplewebauthn/server',
      '@simplewebauthn/server/*',
      'web-push',
      'nodemailer',
      'openskill',
    ],
  },
  {
    name: 'web build',
    files: ['web/{vite.config,budget}.ts', 'web/build/**'],
    imports: ['kernel', 'list of games', 'web'],
    packages: ['node:**', 'vite', '@vitejs/*', 'subset-font'],
  },
  {
    name: 'web',
    files: ['web/**'],
    imports: [
      'kernel',
      'list of games',
      'papers',
      'board',
      'figures',
      'bots',
      'bot workers',
      'parts',
      'protocol',
    ],
    packages: [
      'react',
      'react-dom',
      'react-dom/*',
      '@fontsource-variable/**',
      '@fonts/*',
      '@simplewebauthn/browser',
      'uqr',
    ],
  },
  {
    name: 'measurements',
    files: ['bench/**'],
    imports: ['kernel', 'list of games', 'bots', 'bot workers', 'server', 'protocol'],
    packages: ['node:**', 'ws'],
  },
  {
    name: 'command line',
    files: ['cli/**'],
    imports: ['kernel', 'list of games', 'bots', 'bot workers', 'server', 'protocol', 'measurements'],
    packages: ['node:**'],
  },
  { name: 'examples', files: ['examples/**'], imports: ['kernel', 'list of games', 'bots'], packages: [] },

  // Around it.
  {
    name: 'project',
    files: ['*', '.ci/*', 'docs/**'],
    imports: [],
    packages: ['node:**', 'vitest/*'],
  },
];
