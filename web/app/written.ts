import { type Catalogue, type Language, type LanguageCode, languages, type Term, type Terms, writtenFor } from '@pantheon/text';

/** What the build left out of what is loaded first, in one language. */
interface LeftOut {
  readonly language: Language;
  /** Whether only pages other than a table speak of it. */
  readonly isFurther: boolean;
  bring(): Promise<void>;
}

/** The terms of a game in one language. */
type TermsIn = { readonly [thing: string]: Term };

const missing = new Set<LeftOut>();
let wantsFurther = false;

/**
 * A catalogue that is empty until its language is brought, and that lacks what is further until that is wanted. The build puts it in the
 * place of a whole one (`web/build/languages.ts`).
 */
export function leftOut(language: Language, load: () => Promise<Catalogue>, further?: () => Promise<Catalogue>): Catalogue {
  const catalogue = {};
  const bringing = (from: () => Promise<Catalogue>) => async (): Promise<void> => void Object.assign(catalogue, await from());
  missing.add({ language, isFurther: false, bring: bringing(load) });
  if (further !== undefined) missing.add({ language, isFurther: true, bring: bringing(further) });
  return catalogue;
}

/** Terms that are empty until a language is brought; those who have read one by then find the next language beside it. */
export function termsLeftOut(load: { readonly [L in Language]: () => Promise<TermsIn> }): Terms {
  const terms: { [thing: string]: { [L in Language]?: Term } } = {};
  const bring = async (language: Language): Promise<void> => {
    for (const [thing, term] of Object.entries(await load[language]())) {
      terms[thing] ??= {};
      terms[thing][language] = term;
    }
  };
  for (const language of languages) missing.add({ language, isFurther: false, bring: () => bring(language) });
  return terms as Terms;
}

/** Brings all that a reader of a language needs of what is loaded so far. */
export async function bringWritten(reader: LanguageCode): Promise<void> {
  const language = writtenFor(reader);
  const wanted = [...missing].filter((one) => one.language === language && (wantsFurther || !one.isFurther));
  await Promise.all(
    wanted.map(async (one) => {
      await one.bring();
      missing.delete(one);
    }),
  );
}

/** Brings what other pages say than a table, too, from now on in every language. */
export async function bringFurther(reader: LanguageCode): Promise<void> {
  wantsFurther = true;
  await bringWritten(reader);
}
