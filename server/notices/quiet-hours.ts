import type { NoticeSettings } from '../api/index.ts';

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** The time of day in a zone, in minutes after midnight. */
const minuteIn = (zone: string, now: Date): number => minutesOf(timeIn(zone, now).minute);

/** The day and the time of day in a zone, such as `2026-07-01` and `07:30`. */
export function timeIn(zone: string, now: Date): { readonly day: string; readonly minute: string } {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);
  const minute = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
  return { day, minute };
}

/** Whether a time zone is known. */
export function isZone(zone: string): boolean {
  try {
    return minuteIn(zone, new Date(0)) >= 0;
  } catch {
    return false;
  }
}

/** When the quiet hours end in which we are, or null if we are in none. */
export function quietUntil(quiet: NoticeSettings['quiet'], now: Date): Date | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const minute = minuteIn(quiet.zone, now);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const inside = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return inside ? new Date(now.getTime() + ((to - minute + 1440) % 1440) * 60_000) : null;
}
