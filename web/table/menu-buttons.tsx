import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { changeSettings, isDark, useSettings } from '../app/settings.ts';
import { type Drawing, Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';
import type { Opened } from './floating.tsx';
import { OpenAction, type TableAction } from './open-action.tsx';

const SettingsMenu = lazy(async () => ({ default: (await import('./settings-menu.tsx')).SettingsMenu }));
const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }));

/** The menus of a table, and light or dark. */
export function MenuButtons(): ReactNode {
  const { words } = useTable();
  const [action, setAction] = useState<TableAction | null>(null);
  useSettings();
  return (
    <div style={{ display: 'flex' }}>
      <SoundButton />
      <MenuButton name="actions" label={words('actions.title')} sign={icons.menu}>
        {(menu) => <TableMenu {...menu} onAction={setAction} />}
      </MenuButton>
      <button
        type="button"
        className="icb flip"
        aria-label={words('settings.flip')}
        title={words('settings.flip')}
        onClick={() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}
      >
        <Icon of={isDark() ? icons.sun : icons.moon} />
      </button>
      <MenuButton name="settings" label={words('settings.title')} sign={icons.gear}>
        {(menu) => <SettingsMenu {...menu} />}
      </MenuButton>
      <OpenAction action={action} onClose={() => setAction(null)} />
    </div>
  );
}

/** Mutes the table, and says how loud it is. */
function SoundButton(): ReactNode {
  const { words } = useTable();
  const { sound, volume } = useSettings();
  return (
    <>
      <input
        type="range"
        className="volume"
        min={0}
        max={100}
        step={5}
        value={sound ? Math.round(volume * 100) : 0}
        aria-label={words('sound.volume')}
        title={words('sound.volume')}
        onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100, sound: Number(event.target.value) > 0 })}
      />
      <button
        type="button"
        className="icb"
        aria-pressed={!sound}
        aria-label={words('sound.mute')}
        title={`${words('sound.mute')} (M)`}
        onClick={() => changeSettings({ sound: !sound })}
        data-mute
      >
        <Icon of={sound ? icons.sound : icons.silent} />
      </button>
    </>
  );
}

interface MenuButtonProps {
  readonly name: 'actions' | 'settings';
  readonly label: string;
  readonly sign: Drawing;
  /** The menu that opens beside the button. It is loaded when somebody wants it. */
  children(menu: Opened): ReactNode;
}

function MenuButton({ name, label, sign, children }: MenuButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icb"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...{ [`data-${name}`]: true }}
      >
        <Icon of={sign} />
      </button>
      <Suspense>{open && children({ anchor: button, onClose: close })}</Suspense>
    </>
  );
}
