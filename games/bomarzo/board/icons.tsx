import { byKind, Cube, type Drawings, Icon } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { cardOf, cubeOf, godOf, templeGlyphs, trackColours } from './drawings.ts';
import { VillageSign } from './village.tsx';

/** What is harvested in an area. */
const HARVESTS: { readonly [area: string]: string } = { fields: 'food', quarries: 'silver', vineyards: 'wine' };

const cube = (colour: string | undefined): ReactNode => colour !== undefined && <Cube colour={colour} />;

const from = (drawings: Drawings) => (id: string) => {
  const drawing = drawings[id];
  return drawing !== undefined && <Icon of={drawing} />;
};

/** The small picture in front of an answer. */
export const iconOf = byKind<ReactNode>({
  resource: (id) => cube(cubeOf(id)),
  area: (id) => cube(cubeOf(HARVESTS[id] ?? '')),
  village: (id) => <VillageSign symbol={id} />,
  track: (id) => cube(trackColours[id]),
  field: (id) => cube(trackColours[id]),
  god: (id) => <Icon of={godOf(id)} />,
  worship: (id) => <Icon of={godOf(id)} />,
  card: (id) => <Icon of={cardOf(id)} />,
  card2: (id) => <Icon of={cardOf(id)} />,
  temple: from(templeGlyphs),
});
