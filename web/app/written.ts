import { type Catalogue, type Language, type LanguageCode, writtenFor } from '@pantheon/text';

/** Sentences that the build left out of what is loaded first. */
interface LeftOut {
  readonly language: Language;
  readonly catalogue: { [id: string]: string };
  load(): Promise<Catalogue>;
}

const missing = new Set<LeftOut>();

/** A catalogue that is empty until its language is brought. The build puts it in the place of a whole one (`web/build/languages.ts`). */
export function leftOut(language: Language, load: () => Promise<Catalogue>): Catalogue {
  const catalogue = {};
  missing.add({ language, catalogue, load });
  return catalogue;
}

/** Brings all sentences that a reader of a language needs of what is loaded so far. */
export async function bringWritten(reader: LanguageCode): Promise<void> {
  const language = writtenFor(reader);
  const wanted = [...missing].filter((one) => one.language === language);
  await Promise.all(
    wanted.map(async (one) => {
      Object.assign(one.catalogue, await one.load());
      missing.delete(one);
    }),
  );
}
