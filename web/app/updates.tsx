import { useRegisterSW } from 'virtual:pwa-register/react';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

/** Offers a newer version of the client. Nothing is swapped in the middle of a turn. */
export function Updates(): ReactNode {
  const words = useWords();
  const {
    needRefresh: [waiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW();
  if (!waiting) return null;
  return (
    <div className="toast" role="status">
      {words('update.ready')}
      <button type="button" onClick={() => void updateServiceWorker(true)}>
        {words('update.now')}
      </button>
      <button type="button" onClick={() => setWaiting(false)}>
        {words('update.later')}
      </button>
    </div>
  );
}
