import { useSay } from '@fathom/parts/say.tsx';
import { Component, type ReactNode, Suspense } from 'react';
import { later } from './later.ts';
import { useRoute } from './navigate.tsx';
import { Home } from './pages/home/home.tsx';
import type { Route } from './routes.ts';
import { Bar, Loading, Message } from './shell.tsx';

const OnlinePage = later(() => import('./pages/table/online.tsx'));
const LocalPage = later(() => import('./pages/local/local.tsx'));
const ReplayPage = later(() => import('./pages/replay/replay.tsx'));
const ReviewPage = later(() => import('./pages/review/review.tsx'));
const ReplaysPage = later(() => import('./pages/replay/replays.tsx'));
const MePage = later(() => import('./pages/me/me.tsx'));
const GamePage = later(() => import('./pages/game/game.tsx'));
const LearnPage = later(() => import('./pages/learn/learn.tsx'));
const LessonPage = later(() => import('./pages/learn/lesson.tsx'));
const PuzzlePage = later(() => import('./pages/learn/puzzle.tsx'));
const RulesPage = later(() => import('./pages/rules/rules.tsx'));
const SummaryPage = later(() => import('./pages/rules/summary.tsx'));

const PAGES = {
  table: OnlinePage,
  local: LocalPage,
  replay: ReplayPage,
  review: ReviewPage,
  replays: ReplaysPage,
  rules: RulesPage,
  summary: SummaryPage,
  me: MePage,
  game: GamePage,
  learn: LearnPage,
  lesson: LessonPage,
  puzzle: PuzzlePage,
} as const;

/** A page whose script is not part of the app itself. */
type Apart = Extract<Route, { readonly page: keyof typeof PAGES }>;

export function isApart(route: Route): route is Apart {
  return route.page in PAGES;
}

export function fetchPage({ page }: Apart): Promise<void> {
  return PAGES[page].fetch();
}

export function App() {
  const route = useRoute();
  return (
    <Guard>
      <Suspense fallback={<Loading />}>
        <Page route={route} />
      </Suspense>
    </Guard>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <OnlinePage key={route.id} id={route.id} />;
    case 'local':
      return <LocalPage key={route.game} game={route.game} />;
    case 'replays':
      return <ReplaysPage />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} move={route.move} viewer={route.viewer} />;
    case 'review':
      return <ReviewPage key={route.id} id={route.id} move={route.move} seat={route.seat} />;
    case 'me':
      return <MePage />;
    case 'game':
      return <GamePage key={route.game} game={route.game} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />;
    case 'summary':
      return <SummaryPage key={route.game} game={route.game} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'lesson':
      return <LessonPage key={`${route.game} ${route.lesson}`} game={route.game} lesson={route.lesson} />;
    case 'puzzle':
      return <PuzzlePage key={`${route.game} ${route.puzzle}`} game={route.game} puzzle={route.puzzle} />;
    case 'missing':
      return <Missing />;
  }
}

function Missing() {
  const say = useSay();
  return (
    <>
      <Bar />
      <Message title={say('app.missing')} text={say('app.missingText')} />
    </>
  );
}

function Broken() {
  const say = useSay();
  return (
    <Message title={say('app.broken')} text={say('app.brokenText')}>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        {say('app.reload')}
      </button>
    </Message>
  );
}

/** A page that breaks must not take the app with it. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
