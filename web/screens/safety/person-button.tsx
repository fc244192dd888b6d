import { type ReactNode, Suspense } from 'react';
import { useMe } from '../../app/me.ts';
import { screen } from '../../app/screen.ts';
import { useWords } from '../../app/words.ts';
import { Icon, icons } from '../../kit/index.ts';
import type { Met } from './person-dialog.tsx';

const PersonDialog = screen(async () => (await import('./person-dialog.tsx')).PersonDialog);

/** Leads to what the reader can do about somebody; nothing where that is the reader. */
export function PersonButton({ met, onOpen }: { met: Met; onOpen(met: Met): void }): ReactNode {
  const words = useWords();
  const me = useMe();
  if (typeof me !== 'object' || me === null || me.id === met.person) return null;
  return (
    <button
      type="button"
      className="icb personbtn"
      aria-label={words('safety.about', { name: met.name })}
      title={words('safety.about', { name: met.name })}
      onClick={() => onOpen(met)}
      data-person={met.person}
    >
      <Icon of={icons.menu} />
    </button>
  );
}

/** What the reader can do about somebody, while that is open: whatever becomes of the place from which it was opened. */
export function OpenPerson({ met, onClose }: { met: Met | null; onClose(): void }): ReactNode {
  if (met === null) return null;
  return (
    <Suspense>
      <PersonDialog met={met} onClose={onClose} />
    </Suspense>
  );
}
