import type { SeatView } from '@pantheon/kernel';
import { memo, type ReactNode, useMemo } from 'react';
import { BoardPicture, propsAt } from '../../app/board-picture.tsx';
import type { GuideSection } from '../../app/guide.ts';
import { Markdown } from '../../app/markdown.tsx';
import type { LoadedGame } from '../../app/use-game.ts';
import { useWords } from '../../app/words.ts';
import type { MessageFormatter } from '../../kit/index.ts';
import type { SampleMoment } from '../../match/sample-moment.ts';
import { thingsIn } from '../../table/highlight-plan.ts';
import { ComponentStrip, type Group, namedIn } from './components.tsx';

interface StripProps {
  readonly sight: SeatView;
  readonly speak: MessageFormatter;
  /** What the guide says about them, by their names. */
  readonly steps: ReadonlyMap<string, string>;
}

/** The steps of a round beside each other, as the bar of the table shows them, each with a sentence. */
export function TurnStrip({ sight, speak, steps }: StripProps): ReactNode {
  const words = useWords();
  const nameOf = (phase: string): string => (speak.has(`phase.${phase}`) ? speak.id(`phase.${phase}`) : phase);
  return (
    <section className="panel turnstrip" id="turn">
      <h2 className="disp">{words('learn.turn')}</h2>
      <ol>
        {sight.stage.phases.map((phase, at) => (
          <li key={phase}>
            <b>{at + 1}</b>
            <span className="disp">{nameOf(phase)}</span>
            <small>{steps.get(nameOf(phase).toLowerCase())}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LessonProps {
  readonly id: string;
  readonly section: GuideSection;
  readonly groups: readonly Group[];
  readonly picture: ReactNode;
}

/** A part of how the game is played, with what it speaks of beside it. */
export function Lesson({ id, section: { title, text }, groups, picture }: LessonProps): ReactNode {
  const words = useWords();
  const named = picture === null ? namedIn(`${title} ${text}`, groups) : [];
  return (
    <section id={id} className={`panel prose lessonpanel ${picture === null && named.length === 0 ? '' : 'pictured'}`}>
      <div>
        <h2 className="disp">{title || words('learn.goal')}</h2>
        <Markdown text={text} />
      </div>
      {picture ?? (named.length > 0 && <ComponentStrip of={named} />)}
    </section>
  );
}

interface MomentPictureProps {
  readonly loaded: LoadedGame;
  readonly speak: MessageFormatter;
  readonly names: readonly string[];
  readonly moment: SampleMoment;
  /** How much of the board is seen. */
  readonly share: number;
}

/** The board after a move of a match that bots have played, with the move in words. */
export const MomentPicture = memo(({ loaded, speak, names, moment: { sight, lines }, share }: MomentPictureProps): ReactNode => {
  const words = useWords();
  const props = useMemo(() => propsAt(loaded, sight, speak, names), [loaded, sight, speak, names]);
  const deed = lines.find(({ level }) => level === 'action');
  const said = deed === undefined ? '' : speak.id(`log.${deed.event}`, deed.args);
  return (
    <figure className="momentpic">
      <BoardPicture
        loaded={loaded}
        props={props}
        label={words('table.board', { game: speak.id('game.name') })}
        things={share === 1 || deed === undefined ? [] : thingsIn(deed).filter((thing) => !thing.startsWith('seat:'))}
        share={share}
      />
      <figcaption className="muted">{said}</figcaption>
    </figure>
  );
});
