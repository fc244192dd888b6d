/** What a piece is posted on: a site (its number + 1), or one of these; 0 is nothing. */
export const ON_TEMPLE = 1001;
export const ON_MARKET = 1002;
export const ON_MARKER = 1003;

/** The roles whose holders call the players, by their number; 0 is the Director of Commerce. */
export const HIGH_PRIEST = 1;
export const POLITICAL_LEADER = 2;
export const MILITARY_LEADER = 3;
