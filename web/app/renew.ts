const KEY = 'pantheon.renewed';
/** So many builds are remembered that this tab has left behind. */
const REMEMBERED = 20;

/** What a page knows of itself and of the server that it came from. */
export interface RenewedPage {
  /** What names the files that this page was built with. */
  readonly build: string;
  /** What names those that the server has now; null if it cannot be asked. */
  latest(): Promise<string | null>;
  /** Whether somebody has written something here that is not sent yet. */
  isWriting(): boolean;
  /** Where is kept what this tab has left behind. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

/**
 * Loads the page anew if the server has another one by now. Each build is left once, so two servers that differ cannot send a page back and
 * forth; and nothing that somebody writes is lost. Returns whether it did.
 */
export async function renew({ build, latest, isWriting, memory, reload }: RenewedPage): Promise<boolean> {
  const left = (memory.getItem(KEY) ?? '').split(' ').filter((one) => one !== '');
  if (left.includes(build)) return false;
  const there = await latest();
  if (there === null || there === build || isWriting()) return false;
  memory.setItem(KEY, [...left, build].slice(-REMEMBERED).join(' '));
  reload();
  return true;
}

/** The script that a page begins with: its name says what is in it. */
export const buildOf = (page: string): string => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1] ?? '';

async function latestBuild(): Promise<string | null> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return reply.ok ? buildOf(await reply.text()) || null : null;
  } catch {
    return null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Keeps in mind in which fields somebody has written; tells whether any of them still holds something. */
function watchFields(): () => boolean {
  const touched = new Set<Field>();
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target);
    },
    { capture: true },
  );
  return () => [...touched].some((field) => field.isConnected && field.value !== '');
}

const notLoaded = new WeakSet<Error>();

/** Whether something broke since a part of the page could not be loaded: nobody but a fresh page tries that again. */
export const isNotLoaded = (error: Error): boolean => notLoaded.has(error);

/** From now on a page whose files were replaced by an update, so that a part of it cannot be loaded any more, loads itself anew. */
export function renewWhenReplaced(): void {
  const isWriting = watchFields();
  const page: RenewedPage = {
    build: buildOf(document.documentElement.outerHTML),
    latest: latestBuild,
    isWriting,
    // Asked only then: where a browser keeps nothing, asking throws, and the page stays.
    memory: { getItem: (key) => sessionStorage.getItem(key), setItem: (key, value) => sessionStorage.setItem(key, value) },
    reload: () => location.reload(),
  };
  // Several parts may be missed at once: the page is left once.
  let renewing: Promise<boolean> = Promise.resolve(false);
  addEventListener('vite:preloadError', ({ payload }) => {
    notLoaded.add(payload);
    renewing = renewing.then(async (isLeft) => isLeft || (await renew(page)));
  });
}
