import { boardOf, iconFrom, refsOf } from '@pantheon/web/kit';
import type { Topics } from '../rules/topics.ts';
import type { Data, View } from '../rules/types.ts';
import { answerHint } from './action-yields.ts';
import { art } from './art.ts';
import { CurrentBattle } from './battle.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { HouseForm } from './houses.tsx';
import { layoutFor } from './layout.ts';
import { PlayerPanel, titleOf } from './players.tsx';
import { stage } from './stage.ts';
import './style.css';
import { Hand } from './hand.tsx';
import { Tracks } from './tracks.tsx';
import { words } from './words.ts';
import { SkyBoard } from './worlds.tsx';

/** The board of Anunnaki. */
export const board = boardOf<View, Data, Topics>({
  id: 'anunnaki',
  layout: 'strip',
  words,
  size: layoutFor(false).size,
  phoneSize: layoutFor(true).size,
  phoneZoom: 'width',
  Board: SkyBoard,
  PlayerPanel,
  title: titleOf,
  headline: ({ view, speak }, seat) => speak.id('board.vp', { n: view.players[seat]?.vp ?? 0 }),
  Hand,
  handLayout: 'bar',
  dock: { wide: 272, narrow: 262, sheet: 352 },
  stage,
  Side: Tracks,
  Over: CurrentBattle,
  forms: { house: HouseForm },
  art,
  card: cardOf,
  icon: iconFrom(drawingOf),
  components: ({ components }) => [
    { title: 'board.tile', refs: refsOf('tile', components.actionTiles) },
    { title: 'board.god', refs: components.houses.flatMap((house) => refsOf('god', [house.major, ...house.minors])) },
    { title: 'board.weapon', refs: refsOf('weapon', components.weapons) },
    { title: 'board.pact', refs: refsOf('pact', components.pacts) },
    { title: 'board.artefact', refs: refsOf('artefact', components.artefacts) },
    { title: 'board.civilisation', refs: refsOf('civilisation', components.ancientCivilisations) },
    { title: 'board.objective', refs: refsOf('objective', components.objectives) },
    { title: 'board.house', refs: refsOf('house', components.houses) },
  ],
  hint: answerHint,
  score: (view, seat) => view.players[seat]?.vp ?? 0,
});
