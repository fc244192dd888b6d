import type { ReactNode } from 'react';
import type { Frieze, StageDress } from '../kit/index.ts';

/** One repeat of each band, 24 x 10. */
const BANDS: { readonly [F in Frieze]: string } = {
  meander: 'M0 8h4V2h14v5h-7V5h4M18 8h6',
  laurel: 'M0 5h24M3 5c1-3 4-4 6-3-1 2-3 3-6 3zm9 0c1 3 4 4 6 3-1-2-3-3-6-3z',
  stars: 'M6 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM18 3l.7 1.500 1.500.5-1.500.5-.7 1.500-.7-1.500-1.500-.5 1.500-.5z',
  arches: 'M2 10V6a4 4 0 0 1 8 0v4M14 10V6a4 4 0 0 1 8 0v4',
  waves: 'M0 7c3 0 3-4 6-4s3 4 6 4 3-4 6-4 3 4 6 4',
};

/** The band under the title. */
export const FriezeBand = ({ of }: { of: Frieze }): ReactNode => (
  <div className="frieze" aria-hidden="true">
    <svg role="presentation">
      <defs>
        <pattern id={`frieze-${of}`} width="24" height="10" patternUnits="userSpaceOnUse">
          <path d={BANDS[of]} fill="none" stroke="currentColor" strokeWidth="1.4" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#frieze-${of})`} />
    </svg>
  </div>
);

/** What lies behind those who meet, in the colours of the game's map: 412 x 128. */
const GROUNDS: { readonly [G in StageDress['ground']]: readonly (readonly [string, string])[] } = {
  sea: [
    ['far', 'M0 52c40-20 62-26 92-14s44 4 74-4 60-14 100 2 86-16 146-6v40H0z'],
    ['water', 'M0 66h412v30H0z'],
    ['near', 'M0 92c70-12 130-10 206-6s140-6 206 0v42H0z'],
  ],
  land: [
    ['far', 'M0 60c60-34 90-30 130-12 30-24 70-30 110-6 40-18 90-22 172-4v40H0z'],
    ['wall', 'M20 88V58h10v8h12v-8h10v8h12v-8h10v30zM300 88V60c0-8 20-8 20 0v6h18v-6c0-8 20-8 20 0v6h18v-6c0-8 18-8 18 0v28z'],
    ['near', 'M0 86c90-8 150-4 210-2s140-6 202-2v46H0z'],
  ],
  night: [
    [
      'stars',
      'M40 20h2v2h-2zM96 34h1.500v1.500H96zM150 14h2v2h-2zM206 30h2v2h-2zM262 12h1.500v1.500h-1.500zM318 26h2v2h-2zM372 16h2v2h-2zM120 52h1.500v1.500H120z',
    ],
    ['far', 'M30 92 90 46l60 46zM262 92v-14h16V66h16V54h24v12h16v12h16v14z'],
    ['near', 'M0 90c80-8 150-6 206-4s140-6 206 0v42H0z'],
  ],
  garden: [
    [
      'far',
      'M26 92c0-40 8-56 14-62 6 6 14 22 14 62zM70 92c0-28 6-40 10-46 5 6 11 18 11 46zM330 92c0-40 8-56 14-62 6 6 14 22 14 62zM376 92c0-28 6-40 10-46 5 6 11 18 11 46z',
    ],
    ['near', 'M0 88c90-8 150-4 210-2s140-6 202-2v46H0z'],
  ],
};

/** The ground of the arena. */
export const Ground = ({ of }: { of: StageDress['ground'] }): ReactNode => (
  <svg className={`ground ${of}`} viewBox="0 0 412 128" preserveAspectRatio="none" aria-hidden="true">
    {GROUNDS[of].map(([name, path]) => (
      <path key={name} className={`g-${name}`} d={path} />
    ))}
  </svg>
);
