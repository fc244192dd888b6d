import { type LanguageCode, tongues } from '@pantheon/text';
import { useSyncExternalStore } from 'react';

/** How quickly the table shows what others did: 0 shows only the outcome. */
export type Speed = 0 | 0.5 | 1 | 2;

/** How long bots wait before they answer what could still be taken back, in milliseconds. */
export type Grace = 0 | 1200 | 4000;

/** What a player has chosen for this device. */
export interface Settings {
  readonly language: LanguageCode;
  readonly theme: 'system' | 'light' | 'dark';
  readonly speed: Speed;
  /** Whether every answer wants a confirm, or only those that cannot be taken back. */
  readonly confirm: 'needed' | 'always';
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** How long the last answer of a turn can be taken back before a bot answers, in milliseconds. */
  readonly grace: Grace;
  readonly name: string;
  readonly strength: string;
}

const KEY = 'pantheon.settings';

/** The language that the browser speaks, if it is one that there may be texts for. */
function languageOfBrowser(): LanguageCode {
  const [language = ''] = globalThis.navigator?.language?.split('-') ?? [];
  return language in tongues ? language : 'en';
}

const usual = (): Settings => ({
  language: languageOfBrowser(),
  theme: 'system',
  speed: 1,
  confirm: 'needed',
  sound: true,
  volume: 0.4,
  grace: 1200,
  name: '',
  strength: 'acolyte',
});

function readKept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual();
  }
}

let settings = readKept();
const listeners = new Set<() => void>();
const darkSystem = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The settings of this device. */
export const currentSettings = (): Settings => settings;

/** Changes some settings, keeps them, and shows the change. */
export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
  for (const listener of listeners) listener();
}

/** Whether the page is dark now. */
export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'system' && darkSystem?.matches === true);

/** Writes language and theme onto the page. */
export function applySettings(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings, followed as they change. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

darkSystem?.addEventListener('change', () => {
  // Whoever shows something by the theme is told by a new object, though nothing in it is new.
  settings = { ...settings };
  applySettings();
  for (const listener of listeners) listener();
});
