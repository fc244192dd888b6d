import type { AllocateQuestion, AmountQuestion, ChooseQuestion, OptionOf, PickQuestion } from '@pantheon/kernel';
import type {
  Artefact,
  GodCard,
  House,
  Land,
  ManaAction,
  Pact,
  Reward,
  Spot,
  Standing,
  StarSegment,
  Tile,
  WeaponCard,
} from '../data/model.ts';
import type { Components } from '../data/schema.ts';
import type { Kind, Piece, Track } from './types.ts';

export type AdditionalAction = 'summon' | 'complete-pact' | 'cornucopia' | 'pandora';
export type ManaChoice = ManaAction | 'mirror';
export type PactLine = 'bonus' | 'score';
/** Two different kinds of resources. */
export type KindPair = readonly [Kind, Kind];
export interface CornucopiaUse {
  readonly mode: 'take' | 'spend';
  readonly kind: Kind;
}
export type PandoraToken = Components['pandoraTokens'][number];

/** All that is ever asked in Anunnaki. */
export type Topics = {
  house: ChooseQuestion<House>;
  discardGod: ChooseQuestion<GodCard>;

  pawn: ChooseQuestion<Tile>;
  shiftCrossed: ChooseQuestion<StarSegment>;
  shiftFrom: ChooseQuestion<StarSegment>;
  shiftTo: ChooseQuestion<StarSegment>;

  payWith: AllocateQuestion<Kind>;
  takeKind: ChooseQuestion<Kind>;
  takeKinds: AllocateQuestion<Kind>;
  nextReward: ChooseQuestion<Reward>;

  moveUnit: ChooseQuestion<Standing>;
  moveTo: ChooseQuestion<Land>;
  portalUnit: ChooseQuestion<Standing>;
  portalTo: ChooseQuestion<Land>;
  riders: AllocateQuestion<Piece>;

  harvest: ChooseQuestion<Land>;
  harvestMix: AllocateQuestion<Kind>;
  cover: ChooseQuestion<Kind>;
  creationKind: ChooseQuestion<Kind>;
  marketPay: ChooseQuestion<Kind>;
  marketTake: ChooseQuestion<KindPair>;

  mana: ChooseQuestion<ManaChoice>;
  activate: ChooseQuestion<Tile>;
  arm: ChooseQuestion<WeaponCard>;
  develop: ChooseQuestion<Tile>;
  performImproved: ChooseQuestion<Tile>;
  build: ChooseQuestion<Land>;
  deploy: AllocateQuestion<Land>;
  redeployFrom: ChooseQuestion<Land>;
  redeployTo: ChooseQuestion<Land>;
  placeFollowers: PickQuestion<Land>;
  placeFrom: ChooseQuestion<Land>;

  extra: ChooseQuestion<AdditionalAction>;
  summon: ChooseQuestion<GodCard>;
  replace: ChooseQuestion<Land>;
  athena: ChooseQuestion<Kind>;
  freya: ChooseQuestion<Land>;

  takePact: ChooseQuestion<Pact>;
  completePact: ChooseQuestion<Pact>;
  freePact: ChooseQuestion<Pact>;
  pactLine: ChooseQuestion<PactLine>;

  battle: ChooseQuestion<Land>;
  anubis: ChooseQuestion<Land>;
  /** Who has summoned Loki picks several. */
  playWeapon: ChooseQuestion<WeaponCard> | PickQuestion<WeaponCard>;
  useCard: ChooseQuestion<WeaponCard>;
  newCard: ChooseQuestion<WeaponCard>;
  secondCard: ChooseQuestion<WeaponCard>;
  metal: AmountQuestion;
  steal: ChooseQuestion<Kind>;

  artefact: ChooseQuestion<Artefact>;
  cornucopia: ChooseQuestion<CornucopiaUse>;
  pandora: ChooseQuestion<PandoraToken>;
  loseFollower: ChooseQuestion<Land>;
  loseCard: ChooseQuestion<WeaponCard>;
  fate: ChooseQuestion<Track>;
  scarab: ChooseQuestion<Track>;

  culture: ChooseQuestion<Spot>;
};

/** The names of the topics whose options are things of a kind. */
export type TopicsAbout<Thing> = { [K in keyof Topics]: OptionOf<Topics[K]> extends Thing ? K : never }[keyof Topics];
