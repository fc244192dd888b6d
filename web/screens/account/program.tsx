import type { Me } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { call } from '../../app/api.ts';
import { setMe } from '../../app/me.ts';
import { useWords } from '../../app/words.ts';
import { TokenList } from './tokens.tsx';
import { useTry } from './use-try.ts';

/** What programs need: keys, and an account that says that it is one's. */
export function Programs({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const change = async (program: boolean): Promise<void> => setMe(await call('PATCH /api/me', { body: { program } }));
  return (
    <TokenList>
      <label className="check">
        <input type="checkbox" checked={me.program} onChange={(event) => run(() => change(event.target.checked))} data-program />{' '}
        {words('account.program')}
      </label>
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </TokenList>
  );
}
