/** Nothing is hidden but the dice to come. @rules DIL-1.4, DIL-20.1 */
export function determinize(): void {
  // A sealed harvest plan is kept by the match, never in the state.
}
