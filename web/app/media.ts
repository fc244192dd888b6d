import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** A phone: too narrow for columns, or too low for a dock. */
const PHONE = '(max-width: 760px), (max-height: 520px)';
export const usePhone = (): boolean => useMedia(PHONE);
export const isPhone = (): boolean => matchMedia(PHONE).matches;
