import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon, icons } from '../../kit/index.ts';

/** What holds for every challenge, in the order in which it is told. */
export const CHALLENGE_RULES = ['once', 'alone', 'order', 'bots', 'offline'] as const;

/** Some of that, as a list. */
export function RulesList({ rules }: { rules: readonly (typeof CHALLENGE_RULES)[number][] }): ReactNode {
  const words = useWords();
  return (
    <ul className="chalrules">
      {rules.map((rule) => (
        <li key={rule}>
          <Icon of={icons.check} /> {words(`challenge.rule.${rule}`)}
        </li>
      ))}
    </ul>
  );
}
