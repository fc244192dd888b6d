import type { Options } from '@pantheon/kernel';
import { type ReactNode, useId } from 'react';
import { useFormatter, useGame } from '../app/use-game.ts';
import { useWords } from '../app/words.ts';
import type { GameCover, MessageFormatter } from '../kit/index.ts';

/** Sets of options that go well together. */
function setsOf({ firstGame, shortGame, fullGame }: GameCover): readonly (readonly [name: string, options: Options])[] {
  return [
    ['usual', {}],
    ...(firstGame === undefined ? [] : [['first', firstGame] as const]),
    ...(fullGame === undefined ? [] : [['full', fullGame] as const]),
    ...(shortGame === undefined ? [] : [['short', shortGame] as const]),
  ];
}

const same = (a: Options, b: Options): boolean => [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => a[id] === b[id]);

/** An option in words. */
export const optionName = (speak: MessageFormatter, id: string): string => (speak.has(`option.${id}`) ? speak.id(`option.${id}`) : id);

/** What a value of an option does, in words. */
export const optionValue = (speak: MessageFormatter, id: string, value: unknown): string =>
  speak.has(`option.${id}.${value}`) ? speak.id(`option.${id}.${value}`) : String(value);

interface OptionCardsProps {
  readonly cover: GameCover;
  readonly options: Options;
  onOptions(options: Options): void;
}

/** The options of a game: recommended sets, and a card for each with what it does. */
export function OptionCards({ cover, options, onOptions }: OptionCardsProps): ReactNode {
  const words = useWords();
  const loaded = useGame(cover.id);
  const speak = useFormatter(loaded);
  const id = useId();
  if (loaded === null || speak === null || loaded.game.rules.options.length === 0) return null;
  const sets = setsOf(cover);
  const choose = (option: string, value: Options[string], usual: Options[string]): void => {
    const { [option]: _, ...others } = options;
    onOptions(value === usual ? others : { ...others, [option]: value });
  };
  return (
    <section className="panel">
      <h2 className="disp">{words('new.options')}</h2>
      {sets.length > 1 && (
        <fieldset className="seg" aria-label={words('new.sets')}>
          {sets.map(([name, set]) => (
            <button key={name} type="button" aria-pressed={same(options, set)} onClick={() => onOptions(set)} data-set={name}>
              {words(`new.set.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
      {loaded.game.rules.options.map((spec) => {
        const usual = spec.values[0] as Options[string];
        return (
          <fieldset key={spec.id} className="optset">
            <legend>{optionName(speak, spec.id)}</legend>
            {spec.values.map((value) => (
              <label key={String(value)} className="opt">
                <input
                  type="radio"
                  name={`${id}-${spec.id}`}
                  checked={(options[spec.id] ?? usual) === value}
                  onChange={() => choose(spec.id, value, usual)}
                />
                <span>{optionValue(speak, spec.id, value)}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}
