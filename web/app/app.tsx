import { lazy, type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Route, Switch } from 'wouter';
import { Sprite } from '../kit/index.ts';
import { Home } from '../screens/home.tsx';
import { Loading } from './loading.tsx';
import { useSettings } from './settings.ts';

const TableScreen = lazy(async () => ({ default: (await import('../screens/table-screen.tsx')).TableScreen }));

/** All screens by their addresses. */
export function App(): ReactNode {
  const { language } = useSettings();
  return (
    <I18nProvider locale={language}>
      <Sprite />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/table/:where/:id">{({ where, id }) => <TableScreen key={id} where={where} id={id} />}</Route>
          <Route>
            <Home />
          </Route>
        </Switch>
      </Suspense>
    </I18nProvider>
  );
}
