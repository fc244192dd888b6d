import type { ReactNode } from 'react';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, type Selection, Separator } from 'react-aria-components';
import { useLocation } from 'wouter';
import { chooseLanguage, languageName, useOfferedLanguages } from '../app/languages.ts';
import { changeSettings, type Settings, type Speed, useSettings } from '../app/settings.ts';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';

const only = (keys: Selection): string | null => (keys === 'all' ? null : ([...keys][0]?.toString() ?? null));

/** The settings that are wanted during a game. It opens as soon as it is there. */
export function SettingsMenu(): ReactNode {
  const { words, session } = useTable();
  const settings = useSettings();
  const offered = useOfferedLanguages();
  const [, go] = useLocation();
  const pick = (name: keyof Settings, read: (key: string) => Settings[keyof Settings]) => (keys: Selection) => {
    const key = only(keys);
    if (key !== null) changeSettings({ [name]: read(key) });
  };
  const speeds: readonly Speed[] = [0, 0.5, 1, 2];
  return (
    <MenuTrigger defaultOpen>
      <Button className="icb" aria-label={words('settings.title')} data-settings>
        <Icon of={icons.gear} />
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu">
          <MenuSection
            selectionMode="single"
            selectedKeys={[settings.language]}
            onSelectionChange={(keys) => void chooseLanguage(only(keys) ?? settings.language)}
          >
            <Header className="cap">{words('settings.language')}</Header>
            {offered.map((language) => (
              <MenuItem key={language} id={language}>
                {languageName(language)}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            selectedKeys={[String(settings.speed)]}
            onSelectionChange={pick('speed', (key) => Number(key) as Speed)}
          >
            <Header className="cap">{words('settings.speed')}</Header>
            {speeds.map((speed) => (
              <MenuItem key={speed} id={String(speed)}>
                {words(`speed.${String(speed).replace('.', '')}`)}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            selectedKeys={[settings.confirm]}
            onSelectionChange={pick('confirm', (key) => key as Settings['confirm'])}
          >
            <Header className="cap">{words('settings.confirm')}</Header>
            <MenuItem id="needed">{words('confirm.needed')}</MenuItem>
            <MenuItem id="always">{words('confirm.always')}</MenuItem>
          </MenuSection>
          <Separator />
          <MenuItem id="learn" onAction={() => go(`/learn/${session.gameId}`)}>
            {words('nav.learn')}
          </MenuItem>
          <MenuItem id="home" onAction={() => go('/')}>
            {words('nav.home')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
