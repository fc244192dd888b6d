import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { chooseLanguage, languageName, useOfferedLanguages } from '../app/languages.ts';
import { changeSettings, type Settings, type Speed, useSettings } from '../app/settings.ts';
import { useTable } from './context.tsx';
import { Menu, MenuGroup, MenuItem, type Opened } from './floating.tsx';

const speeds: readonly Speed[] = [0, 0.5, 1, 2];
const confirmations: readonly Settings['confirm'][] = ['needed', 'always'];

/** The settings that are wanted during a game. */
export function SettingsMenu({ anchor, onClose }: Opened): ReactNode {
  const { words, session } = useTable();
  const { language, speed, confirm } = useSettings();
  const offered = useOfferedLanguages();
  const [, go] = useLocation();
  const closing = (act: () => void) => (): void => {
    act();
    onClose();
  };
  return (
    <Menu anchor={anchor} label={words('settings.title')} onClose={onClose}>
      <MenuGroup title={words('settings.language')}>
        {offered.map((one) => (
          <MenuItem key={one} chosen={one === language} onAct={closing(() => void chooseLanguage(one))}>
            {languageName(one)}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup title={words('settings.speed')}>
        {speeds.map((one) => (
          <MenuItem key={one} chosen={one === speed} onAct={closing(() => changeSettings({ speed: one }))}>
            {words(`speed.${String(one).replace('.', '')}`)}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup title={words('settings.confirm')}>
        {confirmations.map((one) => (
          <MenuItem key={one} chosen={one === confirm} onAct={closing(() => changeSettings({ confirm: one }))}>
            {words(`confirm.${one}`)}
          </MenuItem>
        ))}
      </MenuGroup>
      <hr />
      <MenuItem onAct={() => go(`/learn/${session.gameId}`)}>{words('nav.learn')}</MenuItem>
      <MenuItem onAct={() => go('/')}>{words('nav.home')}</MenuItem>
    </Menu>
  );
}
