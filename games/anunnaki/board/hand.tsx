import { type BoardProps, Icon, Reference, SecretText } from '@pantheon/web/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { MAJOR_BIT } from '../data/model.ts';
import type { Data, PlayerView, View } from '../rules/types.ts';
import { GodCard, PactCard, pathsMissing, WeaponCardOf } from './cards.tsx';
import { artefactOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** The shelves of the reader's things. */
const SHELVES = ['gods', 'pacts', 'weapons'] as const;
type Shelf = (typeof SHELVES)[number];

/** The reader's gods, pacts, artefacts and weapons: all of them on a phone, elsewhere one shelf at a time. */
export function Hand(props: Props): ReactNode {
  const { view, data, viewer, speak, phone } = props;
  const [shelf, setShelf] = useState<Shelf>('gods');
  const fighting = view.battle !== null;
  useEffect(() => {
    if (fighting) setShelf('weapons');
  }, [fighting]);
  const me = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || me === undefined || data.houses[me.house] === undefined) return null;
  const basic = view.step === 'houses' || view.step === 'gods' ? [] : (data.houses[me.house]?.basic ?? []);
  const hand = [...basic, ...(view.hands[viewer] ?? [])];
  const shelves: { readonly [one in Shelf]: ReactNode } = {
    gods: <Gods {...props} player={me} dealt={view.dealt[viewer] ?? []} />,
    pacts: <Pacts {...props} player={me} />,
    weapons: hand.length > 0 && <Weapons {...props} hand={hand} />,
  };
  if (phone)
    return (
      <div className="anu-things">
        {shelves.gods}
        {shelves.pacts}
        {shelves.weapons}
      </div>
    );
  const counts: { readonly [one in Shelf]: number } = {
    gods: 1 + (view.dealt[viewer]?.length || me.gods.length),
    pacts: me.pacts.length + me.artefacts.length,
    weapons: hand.length,
  };
  return (
    <div className="anu-things">
      <fieldset className="anu-tabs" aria-label={speak.id('board.things')}>
        {SHELVES.map((one) => (
          <button key={one} type="button" aria-pressed={one === shelf} onClick={() => setShelf(one)}>
            {speak.id(`board.shelf.${one}`)} <b>{counts[one]}</b>
          </button>
        ))}
      </fieldset>
      {counts[shelf] === 0 ? <p className="muted">{speak.id('board.shelfEmpty')}</p> : shelves[shelf]}
    </div>
  );
}

function Pacts({ data, speak, player }: Props & { player: PlayerView }): ReactNode {
  return (
    <>
      {player.pacts.length > 0 && (
        <CardSet label={speak.id('board.yourPacts')}>
          {player.pacts.map((index) => (
            <PactCard key={index} index={index} data={data} speak={speak} />
          ))}
        </CardSet>
      )}
      {player.artefacts.length > 0 && (
        <CardSet label={speak.id('board.artefacts')}>
          {player.artefacts.map((card) => (
            <ArtefactCard key={card} id={data.artefacts[card]?.id ?? ''} speak={speak} />
          ))}
        </CardSet>
      )}
    </>
  );
}

const Weapons = ({ data, speak, hand }: Props & { hand: readonly number[] }): ReactNode => (
  <SecretText label={speak.id('board.weapons')} className="anu-hand">
    <div className="row">
      {hand.map((index) => (
        <WeaponCardOf key={index} index={index} data={data} speak={speak} />
      ))}
    </div>
  </SecretText>
);

/** Cards of one kind that lie open. */
const CardSet = ({ label, className = '', children }: { label: string; className?: string; children: ReactNode }): ReactNode => (
  <section className={`anu-set ${className}`}>
    <span className="cap">{label}</span>
    <div className="row">{children}</div>
  </section>
);

/** The Major god and the Minor gods of the reader; before one is put back, all that were drawn. */
function Gods({ data, player, dealt, speak }: Props & { player: PlayerView; dealt: readonly number[] }): ReactNode {
  const house = data.components.houses[player.house];
  if (house === undefined) return null;
  const called = (player.summoned & MAJOR_BIT) !== 0;
  const minors = dealt.length > 0 ? dealt : player.gods;
  return (
    <CardSet label={speak.id('board.gods')} className="gods">
      <GodCard
        id={house.major.id}
        major
        summoned={called}
        missing={pathsMissing(data, player, true)}
        text={speak.printed((called ? house.major.unlocked : house.major.base).text)}
        data={data}
        speak={speak}
      />
      {minors.map((card) => {
        const god = house.minors[card];
        return (
          god !== undefined && (
            <GodCard
              key={god.id}
              id={god.id}
              major={false}
              summoned={((player.summoned >> card) & 1) === 1}
              missing={dealt.length > 0 ? -1 : pathsMissing(data, player, false)}
              text={speak.printed(god.text)}
              data={data}
              speak={speak}
            />
          )
        );
      })}
    </CardSet>
  );
}

const ArtefactCard = ({ id, speak }: { id: string; speak: Props['speak'] }): ReactNode => (
  <Reference of={`artefact:${id}`} className="card anu-artefact">
    <Icon of={artefactOf(id)} />
    <span className="t">{speak.name(`artefact:${id}`)}</span>
  </Reference>
);
