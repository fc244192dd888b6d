import type { Catalogue } from '@pantheon/text';

/** What the other screens say. */
export const screensIt: Catalogue = {
  'home.title': 'Pantheon',
};
