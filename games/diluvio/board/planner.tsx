import { type Arg, type FormProps, Icon, icons, type Message, type OptionDto, type Ref, readRef, SuggestedAnswer } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { pieces } from './drawings.ts';
import { ResourceIcon, Stepper, useBegunWith } from './parts.tsx';

type Props = FormProps<View, DiluvioData>;

/** What can be planned in one space. */
interface Post {
  readonly land: Ref;
  readonly options: readonly OptionDto[];
}

function postsOf(options: readonly OptionDto[]): Post[] {
  const byLand = new Map<Ref, OptionDto[]>();
  for (const option of options) {
    const land = option.focus[0] as Ref;
    byLand.set(land, [...(byLand.get(land) ?? []), option]);
  }
  return [...byLand].map(([land, own]) => ({ land, options: own }));
}

const argOf = ({ text }: OptionDto, name: string): Arg | undefined => (typeof text === 'string' ? undefined : text.args?.[name]);
const jobOf = ({ text }: OptionDto): string => (typeof text === 'string' ? '' : text.id.slice(text.id.lastIndexOf('.') + 1));

/** What the rules say would come of the plan in a space. */
const linesOn = (land: Ref, changes: readonly Message[]): Message[] => changes.filter(({ args }) => args?.land === land);

/** A plan in which nobody works, as an answer. */
const NOBODY_WORKS = 'none';

/** The harvest of all my spaces at once. It begins with everybody at work, so that nobody is left idle by an oversight. */
export function HarvestPlanner(props: Props): ReactNode {
  const { question, part, fill, speak } = props;
  const [first] = question.suggest ?? [];
  useBegunWith(first === NOBODY_WORKS ? undefined : first, props);
  const changes = part.preview?.changes ?? [];
  return (
    <>
      <div className="dil-ready">
        {question.suggest?.map((answer, n) => (
          <SuggestedAnswer key={answer} answer={answer} fill={fill}>
            {speak.id(`suggest.harvest.${n}`)}
          </SuggestedAnswer>
        ))}
      </div>
      <div className="dil-posts">
        {postsOf(question.options).map((post) => (
          <PostCard key={post.land} {...props} post={post} lines={linesOn(post.land, changes)} />
        ))}
      </div>
    </>
  );
}

const TONES: { readonly [message: string]: string } = {
  'preview.idle': 'idle',
  'preview.overrun': 'idle',
  'preview.stripped': 'bare',
};

function PostCard(props: Props & { readonly post: Post; readonly lines: readonly Message[] }): ReactNode {
  const { post, lines, counts, data, view, speak, point } = props;
  const idle = Number(lines.find(({ id }) => id === 'preview.idle')?.args?.idle ?? 0);
  const working = post.options.reduce((sum, option) => sum + (jobOf(option) === 'idle' ? 0 : (counts[option.key] ?? 0)), 0);
  const land = data.indexOf.get(readRef(post.land).id) ?? -1;
  const tone = lines.map(({ id }) => TONES[id]).find((found) => found !== undefined) ?? '';
  return (
    <article
      className={`dil-post ${tone}`}
      data-ref={post.land}
      onPointerEnter={() => point(post.options[0]?.key ?? null)}
      onPointerLeave={() => point(null)}
    >
      <h4>
        <span className="place">{speak.name(post.land)}</span>
        <span className="hands" title={speak.id('board.hands')}>
          <Icon of={pieces.worker} />
          {working + idle}
        </span>
      </h4>
      <div className="dil-jobs">
        {post.options.map((option) => (
          <Job key={option.key} {...props} option={option} idle={idle} trees={view.trees[land] ?? 0} />
        ))}
      </div>
      <p className={tone === '' ? 'fine' : ''}>
        {lines.length === 0
          ? speak.id('board.allWork')
          : lines.map((line) => <span key={line.id}>{speak.id(`board.${line.id}`, line.args)}</span>)}
      </p>
    </article>
  );
}

/** A kind of work in a space. More can do it as long as somebody there is idle. */
function Job(props: Props & { option: OptionDto; idle: number; trees: number }): ReactNode {
  const { option, counts, part, idle, trees, speak } = props;
  const job = jobOf(option);
  const goods = String(argOf(option, job === 'idle' ? 'what' : 'goods') ?? '') as Ref;
  return (
    <div className="dil-job">
      <span className="what">
        {job === 'idle' ? null : <ResourceIcon of={goods} />}{' '}
        {job === 'idle' ? speak.id('board.idleSlaves', { who: goods }) : speak.name(goods)}
      </span>
      <Stepper {...props} open={part.open.includes(option.key) && idle > 0} />
      {job === 'wood' && <Forest standing={trees} felled={counts[option.key] ?? 0} />}
    </div>
  );
}

const MOST_TREES = 3;

const Forest = ({ standing, felled }: { standing: number; felled: number }): ReactNode => (
  <span className="dil-forest" aria-hidden="true">
    {Array.from({ length: MOST_TREES }, (_, n) => (
      <i key={n} className={n < standing - felled ? 'stands' : n < standing ? 'falls' : ''}>
        <Icon of={icons.pine} />
      </i>
    ))}
  </span>
);
