import type { Catalogue } from '@pantheon/text';

/** What the other screens say. */
export const screensEn: Catalogue = {
  'home.title': 'Pantheon',
};
