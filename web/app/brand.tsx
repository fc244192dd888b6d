import type { ReactNode } from 'react';

/** The sign of Pantheon. */
export const Brand = (): ReactNode => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.200" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4 12 16 4.500 28 12z" />
      <path d="M7.500 15.500v8M13.200 15.500v8M18.800 15.500v8M24.500 15.500v8" />
      <path d="M3 27.500q3.200-2.600 6.500 0t6.500 0 6.500 0 6.500 0" />
    </g>
  </svg>
);
