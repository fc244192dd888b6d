import type { ReactNode } from 'react';

/** A button that takes a JSON file. */
export const FileButton = ({ text, onFile }: { text: string; onFile(file: File): void }): ReactNode => (
  <label className="btn filepick">
    {text}
    <input
      className="sr"
      type="file"
      accept=".json,application/json"
      onChange={(event) => event.target.files?.[0] && onFile(event.target.files[0])}
    />
  </label>
);
