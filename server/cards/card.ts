import type { LanguageCode } from '../api/index.ts';

/** What a link says of itself where somebody passes it on. */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** Where its picture is, from the root of the site. */
  readonly picture: string | null;
}

/** A card that is told in words alone: they stand in its picture too, beside the cover of a game. */
export interface SpokenCard {
  readonly title: string;
  readonly text: string;
  readonly game: string;
  readonly heading: string;
  readonly lines: readonly string[];
  /** Another number whenever the words are others, so that nobody shows an old picture. */
  readonly version: number;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The tags by which other sites and programs know what a page is about (Open Graph and Twitter). */
export function cardTags(
  { title, text, picture }: Card,
  page: { readonly site: string; readonly path: string; readonly language: LanguageCode },
): string {
  const tags: [kind: 'property' | 'name', name: string, content: string][] = [
    ['property', 'og:site_name', 'Pantheon'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', page.site + page.path],
    ['property', 'og:locale', page.language === 'it' ? 'it_IT' : 'en_GB'],
    ['name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', text],
  ];
  if (picture !== null)
    tags.push(
      ['property', 'og:image', page.site + picture],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['name', 'twitter:image', page.site + picture],
    );
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`).join('\n');
}
