/** The languages that everything is written in. */
export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];
