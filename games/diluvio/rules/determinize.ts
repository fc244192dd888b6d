/** Nothing is hidden but the dice to come. */
export function determinize(): void {
  // A sealed harvest plan is kept by the match, never in the state.
}
