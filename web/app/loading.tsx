import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** What is seen while a screen comes. */
export const Loading = (): ReactNode => (
  <div className="loading" role="status" aria-busy="true">
    <Brand />
  </div>
);
