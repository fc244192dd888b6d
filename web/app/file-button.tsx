import type { ReactNode } from 'react';

/** A button that takes a JSON file. */
export const FileButton = ({ text, onFile }: { text: string; onFile(file: File): void }): ReactNode => (
  <label className="btn filepick">
    {text}
    <input
      className="sr"
      type="file"
      accept=".json,application/json"
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Forgotten at once: whoever mends a file and brings it again means it.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);
