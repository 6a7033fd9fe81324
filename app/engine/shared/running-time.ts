import type { Running } from "~/brand/promotion-data";

/** When something runs, as tables keep it: ISO times in UTC, null without end; a season is that of this year. */
export function runningTime({ season, startsAt, endsAt }: Running) {
  const runs = season ? holidaySeason(new Date().getUTCFullYear()) : { startsAt, endsAt };
  return { starts_at: runs.startsAt ?? null, ends_at: runs.endsAt ?? null };
}

/** When the holiday sale of a year runs: the first of November until the end of the fourteenth of December, Eastern time. */
function holidaySeason(year: number): { startsAt: string; endsAt: string } {
  return { startsAt: `${year}-11-01T04:00:00.000Z`, endsAt: `${year}-12-15T05:00:00.000Z` };
}
