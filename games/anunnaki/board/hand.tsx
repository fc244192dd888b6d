import { type BoardProps, Icon, Reference, refsOf, SecretText, useLitGroup } from '@pantheon/web/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { MAJOR_BIT } from '../data/model.ts';
import type { Data, PlayerView, View } from '../rules/types.ts';
import { GodCard, pathsMissing, WeaponCardOf } from './cards.tsx';
import { artefactOf } from './drawings.ts';
import { PactCard } from './pacts.tsx';

type Props = BoardProps<View, Data>;

/** The shelves of the reader's things. */
const SHELVES = ['gods', 'pacts', 'weapons'] as const;
type Shelf = (typeof SHELVES)[number];

/** The reader's gods, pacts, artefacts and weapons: all of them on a phone, elsewhere one shelf at a time. */
export function Hand(props: Props): ReactNode {
  const { view, data, viewer } = props;
  const me = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || me === undefined || data.houses[me.house] === undefined) return null;
  const basic = view.step === 'houses' || view.step === 'gods' ? [] : (data.houses[me.house]?.basic ?? []);
  const hand = [...basic, ...(view.hands[viewer] ?? [])];
  const dealt = view.dealt[viewer] ?? [];
  const shelves: Shelves = {
    gods: <Gods {...props} player={me} dealt={dealt} />,
    pacts: <Pacts {...props} player={me} />,
    weapons: hand.length > 0 && <Weapons {...props} hand={hand} />,
  };
  if (props.phone)
    return (
      <div className="anu-things">
        {shelves.gods}
        {shelves.pacts}
        {shelves.weapons}
      </div>
    );
  return <OneShelf {...props} player={me} dealt={dealt} hand={hand} shelves={shelves} />;
}

type Shelves = { readonly [one in Shelf]: ReactNode };

interface ShelfProps extends Props {
  readonly player: PlayerView;
  readonly dealt: readonly number[];
  readonly hand: readonly number[];
  readonly shelves: Shelves;
}

/** One shelf, with the way to the others. It turns to what a question speaks of, and then stays with the player. */
function OneShelf({ view, data, speak, player, dealt, hand, shelves }: ShelfProps): ReactNode {
  const [shelf, setShelf] = useState<Shelf>('gods');
  const house = data.components.houses[player.house];
  const asked = useLitGroup<Shelf>({
    gods: [...refsOf('god', house === undefined ? [] : [house.major, ...house.minors])],
    pacts: refsOf(
      'pact',
      player.pacts.flatMap((card) => data.pacts[card] ?? []),
    ),
    weapons: refsOf(
      'weapon',
      hand.flatMap((card) => data.weapons[card] ?? []),
    ),
  });
  const wanted = view.battle === null ? asked : 'weapons';
  useEffect(() => {
    if (wanted !== null) setShelf(wanted);
  }, [wanted]);
  const counts: { readonly [one in Shelf]: number } = {
    gods: 1 + (dealt.length || player.gods.length),
    pacts: player.pacts.length + player.artefacts.length,
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

function Pacts(props: Props & { player: PlayerView }): ReactNode {
  const { data, speak, player } = props;
  return (
    <>
      {player.pacts.length > 0 && (
        <CardSet label={speak.id('board.yourPacts')}>
          {player.pacts.map((index) => (
            <PactCard key={index} index={index} {...props} />
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
