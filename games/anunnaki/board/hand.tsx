import { type BoardProps, Icon, Reference, SecretText } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { MAJOR_BIT } from '../data/model.ts';
import type { Data, Player, View } from '../rules/types.ts';
import { GodCard, PactCard, pathsMissing, WeaponCardOf } from './cards.tsx';
import { drawingOf, laurel } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** The reader's gods, pacts, artefacts and weapons. */
export function Hand(props: Props): ReactNode {
  const { view, data, viewer, speak, phone } = props;
  const me = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || me === undefined || data.houses[me.house] === undefined) return null;
  const basic = view.step === 'houses' || view.step === 'gods' ? [] : (data.houses[me.house]?.basic ?? []);
  const hand = [...basic, ...(view.hands[viewer] ?? [])];
  const crowded = !phone && me.pacts.length + me.artefacts.length + hand.length > ROOM;
  return (
    <div className={crowded ? 'anu-things tight' : 'anu-things'}>
      <Gods {...props} player={me} dealt={view.dealt[viewer] ?? []} />
      {me.pacts.length > 0 && (
        <CardSet label={speak.id('board.yourPacts')}>
          {me.pacts.map((index) => (
            <PactCard key={index} index={index} data={data} speak={speak} />
          ))}
        </CardSet>
      )}
      {me.artefacts.length > 0 && (
        <CardSet label={speak.id('board.artefacts')}>
          {me.artefacts.map((card) => (
            <ArtefactCard key={card} id={data.artefacts[card]?.id ?? ''} speak={speak} />
          ))}
        </CardSet>
      )}
      {hand.length > 0 && (
        <SecretText label={speak.id('board.weapons')} className="anu-hand">
          <div className="row">
            {hand.map((index) => (
              <WeaponCardOf key={index} index={index} data={data} speak={speak} />
            ))}
          </div>
        </SecretText>
      )}
    </div>
  );
}

/** Cards of one kind that lie open. */
const CardSet = ({ label, className = '', children }: { label: string; className?: string; children: ReactNode }): ReactNode => (
  <section className={`anu-set ${className}`}>
    <span className="cap">{label}</span>
    <div className="row">{children}</div>
  </section>
);

/** With more cards than these beside them, the gods are shown without their texts. */
const ROOM = 5;

/** The Major god and the Minor gods of the reader; before one is put back, all that were drawn. */
function Gods({ data, player, dealt, speak }: Props & { player: Player; dealt: readonly number[] }): ReactNode {
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
        text={(called ? house.major.unlocked : house.major.base).text[speak.language]}
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
              text={god.text[speak.language]}
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
    <Icon of={drawingOf(`artefact:${id}`) ?? laurel} />
    <span className="t">{speak.name(`artefact:${id}`)}</span>
  </Reference>
);
