declare const seatBrand: unique symbol;

/** A place at the table: 0 for the first player, 1 for the next clockwise, and so on. */
export type Seat = number & { readonly [seatBrand]: true };

/** The seat with this number. */
export const seatOf = (index: number): Seat => index as Seat;

/** All seats of a table, in clockwise order. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => seatOf(index));

/** All seats clockwise, starting with the given one. */
export const clockwiseFrom = (seats: readonly Seat[], first: Seat): Seat[] =>
  seats.map((_, step) => seats[(first + step) % seats.length] as Seat);
