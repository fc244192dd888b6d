import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';

/** A unit that is posted on something: a building, or the marker of a province. */
export interface Post {
  readonly side: number;
  readonly on: number;
}

/** The posts by province. */
export function postsBySpace(view: View, data: Data): ReadonlyMap<number, Post[]> {
  const found = new Map<number, Post[]>();
  view.post.forEach((on, unit) => {
    const space = view.at[unit] ?? -1;
    if (on === 0 || space < 0) return;
    const posts = found.get(space) ?? [];
    posts.push({ side: Math.floor(unit / data.unitsPerSide), on });
    found.set(space, posts);
  });
  return found;
}
