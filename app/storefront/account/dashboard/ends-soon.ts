const DAY = 24 * 60 * 60 * 1000;

/**
 * Checks whether a day is at most that many days away.
 * @param lastDay yyyy-mm-dd, UTC
 */
export function endsSoon(lastDay: string, days: number, now: Date): boolean {
  return Date.parse(`${lastDay}T00:00:00Z`) - now.getTime() <= days * DAY;
}
