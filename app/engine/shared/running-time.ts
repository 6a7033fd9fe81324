import type { Running } from "~/brand/promotion-data";

/** The year whose seasons the seed has. */
export function seasonYear(): number {
  return new Date().getUTCFullYear();
}

/** Validity as stored in tables: ISO times in UTC, null without limit; a season is the current year's. */
export function runningTime({ season, startsAt, endsAt }: Running) {
  const runs = season ? holidaySeason(seasonYear()) : { startsAt, endsAt };
  return { starts_at: runs.startsAt ?? null, ends_at: runs.endsAt ?? null };
}

/** The holiday sale of a year: from November 1 through December 14, Eastern time. */
function holidaySeason(year: number): { startsAt: string; endsAt: string } {
  return { startsAt: `${year}-11-01T04:00:00.000Z`, endsAt: `${year}-12-15T05:00:00.000Z` };
}
