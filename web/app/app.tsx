import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Sprite } from '../kit/index.ts';
import { bringLater } from './bring-later.ts';
import { Broken } from './broken.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';
import { isNotLoaded } from './renew.ts';

const TableScreen = lazy(async () => ({ default: (await import('../screens/table-screen.tsx')).TableScreen }));
const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }));

/** So many milliseconds the page is left to itself before it begins to keep all its files for later. */
const SETTLED = 2500;

/** Keeps the page for later, once whoever came for it has it on the screen. */
function Installing(): ReactNode {
  const [updates, setUpdates] = useState<ReactNode>(null);
  useEffect(
    () =>
      bringLater(SETTLED, async () => {
        const { Updates } = await import('./updates.tsx');
        setUpdates(<Updates />);
      }),
    [],
  );
  return updates;
}

/** All screens by their addresses. A table comes without the list of the others, which leads to everything else there is. */
export function App(): ReactNode {
  return (
    <>
      <Sprite />
      <ErrorBoundary fallback={(again, error) => <Broken onAgain={isNotLoaded(error) ? () => location.reload() : again} />}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:where/:id">{({ where, id }) => <TableScreen key={id} where={where} id={id} />}</Route>
            <Route>
              <Elsewhere />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Installing />
    </>
  );
}
