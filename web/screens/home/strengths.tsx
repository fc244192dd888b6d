import type { ReactNode } from 'react';
import { botLevels } from '../../app/levels.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { type Drawing, glyph, Icon } from '../../kit/index.ts';

const SIGNS: { readonly [level: string]: Drawing } = {
  shepherd: glyph('shepherds-crook'),
  acolyte: glyph('candles'),
  oracle: glyph('third-eye'),
  hero: glyph('spartan-helmet'),
  titan: glyph('rock-golem'),
};

/** The five strengths in words; a click chooses one for the games above. */
export function Strengths(): ReactNode {
  const words = useWords();
  const { strength, language } = useSettings();
  return (
    <section>
      <div className="sh">
        <h2 className="disp">{words('strength.title')}</h2>
        <span className="muted">{words('strength.hint')}</span>
      </div>
      <div className="strs">
        {botLevels.map(({ id, name, about }, at) => (
          <button key={id} type="button" className="strg" aria-pressed={strength === id} onClick={() => changeSettings({ strength: id })}>
            <span className="em">{SIGNS[id] !== undefined && <Icon of={SIGNS[id]} />}</span>
            <span className="disp">{printedIn(name, language)}</span>
            <span className="pips" aria-hidden="true">
              {botLevels.map((other, pip) => (
                <i key={other.id} className={pip <= at ? 'full' : ''} />
              ))}
            </span>
            <span className="about">{printedIn(about, language)}</span>
            <b>{words(`strength.for.${id}`)}</b>
          </button>
        ))}
      </div>
    </section>
  );
}
