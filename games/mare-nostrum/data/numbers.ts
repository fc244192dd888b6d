/** A civilisation by its place in the data: 0 for the first. Players and neutral civilisations alike are sides. */
export type Side = number;
/** A province or a sea: provinces come first, seas after them. */
export type Space = number;
/** A place for a city or a caravan. */
export type Site = number;
/** A kind of resource card: 0 is a tax, the others are goods. */
export type Kind = number;
/** A piece of a civilisation: legions first, then triremes, fortresses, creatures, civilisation after civilisation. */
export type Unit = number;
/** A hero or wonder by its place in the data. */
export type Card = number;

/** Nobody, nothing, nowhere. */
export const NONE = -1;
/** Taxes among the kinds of cards. */
export const TAX: Kind = 0;

/** The kinds of pieces. */
export const LEGION = 0;
export const TRIREME = 1;
export const FORTRESS = 2;
export const CREATURE = 3;
export type UnitKind = 0 | 1 | 2 | 3;
export const UNIT_KINDS = ['legion', 'trireme', 'fortress', 'creature'] as const;

/** The kinds of building in the order of the supply. */
export const BUILDINGS = ['city', 'caravan', 'temple', 'market'] as const;

/** What a piece is posted on: a site (its number + 1), or one of these; 0 is nothing. */
export const ON_TEMPLE = 1001;
export const ON_MARKET = 1002;
export const ON_MARKER = 1003;

/** The roles in the order in which they are settled, and by their number; the last three call the players in a phase. */
export const ROLES = ['commerce_director', 'high_priest', 'political_leader', 'military_leader'] as const;
export type Role = 0 | 1 | 2 | 3;
export const DIRECTOR = 0;
export const HIGH_PRIEST = 1;
export const POLITICAL_LEADER = 2;
export const MILITARY_LEADER = 3;

/** What can be built, in the order of the cost table. */
export const ITEMS = ['influence', 'city', 'caravan', 'legion', 'trireme', 'fortress', 'temple', 'market', 'creature'] as const;
export type Item = (typeof ITEMS)[number];
