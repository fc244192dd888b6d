import type { TableDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';

interface BadgesProps {
  readonly customPack: boolean;
  readonly seedChosen: boolean;
  /** The version of the rules, where it is to be told. */
  readonly rules: string | null;
}

/** What everybody should know of a table before trusting its chance. */
export function Badges({ customPack, seedChosen, rules }: BadgesProps): ReactNode {
  const words = useWords();
  if (!customPack && !seedChosen && rules === null) return null;
  return (
    <span className="badges">
      {customPack && (
        <span className="chip warn" title={words('fair.customHint')} data-badge="custom">
          {words('fair.custom')}
        </span>
      )}
      {seedChosen && (
        <span className="chip warn" title={words('fair.seedHint')} data-badge="seed">
          {words('fair.seed')}
        </span>
      )}
      {rules !== null && (
        <span className="chip" data-badge="rules">
          {words('fair.rules', { version: rules })}
        </span>
      )}
    </span>
  );
}

/** The same of a table in a list, or before it begins. */
export const TableBadges = ({ table: { customPack, seedChosen } }: { table: TableDto }): ReactNode => (
  <Badges customPack={customPack} seedChosen={seedChosen} rules={null} />
);

/** The seal of the seed, before anybody knows what it brings. */
export function Announced({ commitment }: { commitment: string }): ReactNode {
  const words = useWords();
  return (
    <details className="panel honesty">
      <summary>{words('fair.announced')}</summary>
      <p>{words('fair.announcedText')}</p>
      <code className="seal" data-seal>
        {commitment}
      </code>
    </details>
  );
}
