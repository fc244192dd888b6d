import {
  AnswerButton,
  type BoardProps,
  type FormProps,
  Icon,
  Mark,
  ownerClass,
  playerColour,
  SidePanel,
  useHighlight,
  useHovered,
} from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { KINDS } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { drawingOf, godOf, laurel, resources, weaponOf } from './drawings.ts';

type Props = FormProps<View, Data>;
type HouseSheet = Data['components']['houses'][number];

/** Which House to lead: its capital, what its Major god does before and after it is summoned, its weapons and its Minor gods. */
export function HouseForm(props: Props): ReactNode {
  return (
    <div className="fourup anu-houses">
      {props.data.components.houses.map((house, index) => (
        <HouseCard key={house.id} form={props} house={house} index={index} />
      ))}
    </div>
  );
}

function HouseCard({ form, house, index }: { form: Props; house: HouseSheet; index: number }): ReactNode {
  const { question, data, chosen, choose, point } = form;
  const look = `anu-house ${ownerClass(playerColour(data.houses[index]?.colour))}`;
  const option = question.options.find(({ key }) => key === house.id);
  if (option === undefined)
    return (
      <span className={`ans off ${look}`}>
        <HouseFace form={form} house={house} index={index} />
      </span>
    );
  return (
    <AnswerButton answer={option.key} chosen={chosen === option.key} choose={choose} point={point} className={`ans ${look}`}>
      <HouseFace form={form} house={house} index={index} />
    </AnswerButton>
  );
}

function HouseFace({ form: { data, speak }, house, index }: { form: Props; house: HouseSheet; index: number }): ReactNode {
  const sheet = data.houses[index];
  const text = (of: { readonly text: { readonly en: string; readonly it: string } }): string => speak.printed(of.text);
  const isOwn = (card: number): boolean => data.houses.every((other) => other.index === index || !other.advanced.includes(card));
  const weapons = (sheet?.advanced ?? []).filter(isOwn).flatMap((card) => data.weapons[card]?.id ?? []);
  return (
    <>
      <span className="anu-crest" data-ref={`god:${house.major.id}`}>
        <Icon of={godOf(house.major.id)} />
      </span>
      <span className="anu-sheet">
        <span className="anu-who">
          <b className="disp">
            <Mark colour={playerColour(sheet?.colour)} /> {speak.name(`house:${house.id}`)}
          </b>
          <small>
            <Icon of={resources[house.capitalResource] ?? laurel} />{' '}
            {speak.id('board.capitalOf', { resource: `resource:${house.capitalResource}` })}
          </small>
        </span>
        <small className="anu-what">
          <b>{speak.name(`god:${house.major.id}`)}:</b> {text(house.major.base)}
        </small>
        <small className="anu-what anu-then">
          <b>{speak.id('board.oncesummoned')}:</b> {text(house.major.unlocked)}
        </small>
        <span className="anu-faces">
          {weapons.map((id) => (
            <i key={id} data-ref={`weapon:${id}`} title={speak.name(`weapon:${id}`)}>
              <Icon of={weaponOf(id)} />
            </i>
          ))}
          {house.minors.map(({ id }) => (
            <i key={id} className="god" data-ref={`god:${id}`} title={speak.name(`god:${id}`)}>
              <Icon of={godOf(id)} />
            </i>
          ))}
        </span>
      </span>
    </>
  );
}

/** What the planet of a House has most of, and what it has none of. */
export function richesOf(data: Data, house: number, speak: Props['speak']): string {
  const grown = new Set(data.lands.filter((land) => land.house === house).flatMap(({ icons }) => icons));
  const lacking = KINDS.find((_, kind) => !grown.has(kind));
  return speak.id('board.richIn', {
    resource: `resource:${data.components.houses[house]?.capitalResource}`,
    lacking: `resource:${lacking}`,
  });
}

/** The gods of the House that is pointed at or being chosen; once it is, those that were drawn. */
export function GodsToCome(props: BoardProps<View, Data>): ReactNode {
  const { view, data, viewer } = props;
  const own = viewer === null ? undefined : view.players[viewer];
  const house = data.components.houses[own?.house ?? -1];
  if (house === undefined) return data.components.houses.map((one) => <GodsIfChosen key={one.id} {...props} house={one} />);
  const dealt = viewer === null ? [] : (view.dealt[viewer] ?? []);
  return <GodList {...props} house={house} minors={dealt.flatMap((card) => house.minors[card] ?? [])} />;
}

function GodsIfChosen(props: BoardProps<View, Data> & { readonly house: HouseSheet }): ReactNode {
  const light = useHighlight(`house:${props.house.id}`);
  const pointed = useHovered(`house:${props.house.id}`);
  return (light === 'chosen' || pointed) && <GodList {...props} minors={props.house.minors} pointed={pointed} />;
}

interface ListProps extends BoardProps<View, Data> {
  readonly house: HouseSheet;
  readonly minors: HouseSheet['minors'];
  /** Whether it is only looked at: it hides those of the House that is chosen. */
  readonly pointed?: boolean;
}

function GodList({ house, minors, speak, pointed = false }: ListProps): ReactNode {
  const gods = [{ id: house.major.id, text: house.major.base.text }, ...minors.map(({ id, text }) => ({ id, text }))];
  return (
    <SidePanel
      className={pointed ? 'anu-pantheon pointed' : 'anu-pantheon'}
      title={speak.id('board.godsOf', { house: `house:${house.id}` })}
    >
      {gods.map(({ id, text }) => (
        <div key={id} data-ref={`god:${id}`} className="anu-godrow">
          <Icon of={drawingOf(`god:${id}`) ?? laurel} />
          <p>
            <b className="disp">{speak.name(`god:${id}`)}</b> {speak.printed(text)}
          </p>
        </div>
      ))}
    </SidePanel>
  );
}
