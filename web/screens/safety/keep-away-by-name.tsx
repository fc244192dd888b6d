import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { setDistance } from '../../app/kept-away.ts';
import { useWords } from '../../app/words.ts';

/** Keeps somebody away by the name of their account, also where one meets them nowhere now. */
export function KeepAwayByName(): ReactNode {
  const words = useWords();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = async (kind: 'mute' | 'block'): Promise<void> => {
    setTrouble(null);
    try {
      const { id } = await call('GET /api/people/:name', { params: { name: name.trim() } });
      await setDistance(id, kind);
      setName('');
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'not-found';
      setTrouble(isUnknown ? words('safety.kept.unknown') : errorText(words, errorCodeOf(error)));
    }
  };
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void keep('block');
      }}
    >
      <h2 className="disp">{words('safety.kept.add')}</h2>
      <label className="field">
        <span className="lab">{words('safety.kept.name')}</span>
        <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} data-keep-name />
      </label>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <div className="rowbtns">
        <button type="submit" className="btn" data-keep="block">
          {words('safety.kept.block')}
        </button>
        <button type="button" className="btn quiet" disabled={name.trim() === ''} onClick={() => void keep('mute')} data-keep="mute">
          {words('safety.kept.mute')}
        </button>
      </div>
    </form>
  );
}
