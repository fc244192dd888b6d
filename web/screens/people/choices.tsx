import type { ReactNode } from 'react';

/** A few words to choose one from. */
export function Choices<T extends string>({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: T;
  values: readonly (readonly [T, string])[];
  onChange(value: T): void;
}): ReactNode {
  return (
    <fieldset className="seg" aria-label={label}>
      {values.map(([one, word]) => (
        <button key={one} type="button" aria-pressed={one === value} data-choice={one} onClick={() => onChange(one)}>
          {word}
        </button>
      ))}
    </fieldset>
  );
}
