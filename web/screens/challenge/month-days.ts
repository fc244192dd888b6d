const DAY = 86_400_000;

/** The month of a day: year and number. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later. */
export function monthsFrom(month: string, later: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month from Monday on, each with its seven days; null where a day belongs to another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthsFrom(month, 1)}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const weeks = Math.ceil((end - monday) / (7 * DAY));
  const day = (at: number): string | null => {
    const time = monday + at * DAY;
    return time < first || time >= end ? null : new Date(time).toISOString().slice(0, 10);
  };
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, at) => day(7 * week + at)));
}
