import { AnswerButton, type FormProps, Icon, Mark, ownerClass, playerColour, type Ref } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { art } from './art.ts';
import { ResourceIcon } from './parts.tsx';

type Props = FormProps<View, DiluvioData>;
type Colour = DiluvioData['pack']['colours'][number];

/** Which people to lead: each with its continent, its mineral, where it starts and what it will lose to the waters. */
export function PeopleForm(props: Props): ReactNode {
  return (
    <div className="fourup dil-peoples">
      {props.data.pack.colours.map((colour) => (
        <People key={colour.id} form={props} colour={colour} />
      ))}
    </div>
  );
}

function People({ form, colour }: { form: Props; colour: Colour }): ReactNode {
  const { question, chosen, choose, point } = form;
  const look = `dil-people ${ownerClass(playerColour(colour.id))}`;
  const option = question.options.find(({ key }) => key === colour.id);
  if (option === undefined)
    return (
      <span className={`ans off ${look}`}>
        <Face form={form} colour={colour} />
      </span>
    );
  return (
    <AnswerButton answer={option.key} chosen={chosen === option.key} choose={choose} point={point} className={`ans ${look}`}>
      <Face form={form} colour={colour} />
    </AnswerButton>
  );
}

/** The rises of the waters that a continent has to fear. */
const STAGES = [1, 2, 3] as const;
const ROMAN = ['', 'I', 'II', 'III'] as const;

const oceansAround = (data: DiluvioData, continent: string): readonly string[] =>
  data.pack.map.spaces.flatMap((space) => (space.landmass === continent ? space.adjacent.ocean : []));

/** Whether only one ocean lies between two continents. */
const isNear = (data: DiluvioData, one: string, other: string): boolean =>
  one !== other && oceansAround(data, one).some((ocean) => oceansAround(data, other).includes(ocean));

function Face({ form: { data, view, players, speak }, colour }: { form: Props; colour: Colour }): ReactNode {
  const lands = data.spaces.filter((_, index) => data.pack.map.spaces[index]?.landmass === colour.continent);
  const start = data.spaces[data.colours.find(({ id }) => id === colour.id)?.start ?? -1];
  const mineral: Ref | undefined = data.resources[start?.mineral ?? -1]?.ref;
  const near = data.pack.colours.flatMap(({ continent }) =>
    isNear(data, colour.continent, continent) ? [`landmass:${continent}` as const] : [],
  );
  const leader = players.find(({ seat }) => data.pack.colours[view.colour[seat] ?? -1]?.id === colour.id);
  return (
    <>
      <Icon of={art.of(`people:${colour.id}`)} />
      <span className="dil-about">
        <b className="disp">
          <Mark colour={playerColour(colour.id)} /> {speak.name(`landmass:${colour.continent}`)}
        </b>
        {leader !== undefined && <small>{leader.name}</small>}
        <small>
          {mineral !== undefined && (
            <>
              <ResourceIcon of={mineral} /> {speak.name(mineral)}
            </>
          )}
          {start !== undefined && ` · ${speak.name(start.ref)}`}
        </small>
        {near.length > 0 && <small className="dil-near">{speak.id('board.oceanAway', { who: near })}</small>}
      </span>
      <small className="dil-drowns">
        {STAGES.map((stage) => {
          const lost = lands.filter(({ flood }) => flood === stage);
          return (
            lost.length > 0 && (
              <span key={stage}>
                <i>{ROMAN[stage]}</i> {lost.map(({ ref }) => speak.name(ref)).join(', ')}
              </span>
            )
          );
        })}
      </small>
    </>
  );
}
