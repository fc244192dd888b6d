/** The languages that everything is written in. */
export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];

/** A language by its code: one that everything is written in, or one that somebody translates into. */
export type LanguageCode = string;

/** A text in every language that everything is written in. */
export type Written = { readonly [L in Language]: string };

/** The written language that stands in for whatever a language does not have. */
export const writtenFor = (code: LanguageCode): Language => languages.find((language) => language === code) ?? 'en';
