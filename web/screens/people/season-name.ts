import type { SeasonDto } from '@pantheon/server/api';
import { useSettings } from '../../app/settings.ts';

/** A season by its months, such as "July to September 2026". */
export function useSeasonName(): (season: SeasonDto) => string {
  const { language } = useSettings();
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return ({ from, to }) => months.formatRange(Date.parse(from), Date.parse(to) - 1);
}
