import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';

/** Where somebody chooses a password; `name` is that of the field in its form. */
export function NewPassword({ name }: { name: string }): ReactNode {
  const words = useWords();
  return (
    <label className="field">
      <span className="lab">{words('account.newPassword')}</span>
      <input name={name} type="password" required minLength={8} maxLength={256} autoComplete="new-password" />
    </label>
  );
}
