import { lazy, type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Route, Switch } from 'wouter';
import { Sprite } from '../kit/index.ts';
import { HomeScreen } from '../screens/home.tsx';
import { Broken } from './broken.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';
import { useSettings } from './settings.ts';
import { Updates } from './updates.tsx';

const TableScreen = lazy(async () => ({ default: (await import('../screens/table-screen.tsx')).TableScreen }));
const NewTable = lazy(async () => ({ default: (await import('../screens/new-table.tsx')).NewTableScreen }));
const ResultScreen = lazy(async () => ({ default: (await import('../screens/result.tsx')).ResultScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('../screens/replay-screen.tsx')).ReplayScreen }));
const Replays = lazy(async () => ({ default: (await import('../screens/replays.tsx')).ReplaysScreen }));
const Learn = lazy(async () => ({ default: (await import('../screens/learn.tsx')).LearnScreen }));
const LearnGame = lazy(async () => ({ default: (await import('../screens/learn.tsx')).LearnGameScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('../screens/settings-screen.tsx')).SettingsScreen }));
const JoinScreen = lazy(async () => ({ default: (await import('../screens/join.tsx')).JoinScreen }));
const About = lazy(async () => ({ default: (await import('../screens/about.tsx')).AboutScreen }));
const Admin = lazy(async () => ({ default: (await import('../screens/admin.tsx')).AdminScreen }));

/** All screens by their addresses. */
export function App(): ReactNode {
  const { language } = useSettings();
  return (
    <I18nProvider locale={language}>
      <Sprite />
      <ErrorBoundary fallback={(again) => <Broken onAgain={again} />}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:where/:id">{({ where, id }) => <TableScreen key={id} where={where} id={id} />}</Route>
            <Route path="/result/:where/:id">{({ where, id }) => <ResultScreen key={id} where={where} id={id} />}</Route>
            <Route path="/replay/:where/:id">{({ where, id }) => <ReplayScreen key={id} where={where} id={id} />}</Route>
            <Route path="/replays" component={Replays} />
            <Route path="/new/:game?">{({ game }) => <NewTable game={game ?? null} />}</Route>
            <Route path="/join/:invite">{({ invite }) => <JoinScreen invite={invite} />}</Route>
            <Route path="/learn" component={Learn} />
            <Route path="/learn/:game">{({ game }) => <LearnGame key={game} game={game} />}</Route>
            <Route path="/settings" component={SettingsScreen} />
            <Route path="/about" component={About} />
            <Route path="/admin" component={Admin} />
            <Route>
              <HomeScreen />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Updates />
    </I18nProvider>
  );
}
