import type { Running } from "~/brand/promotion-data";
import { holidaySeason } from "./holiday-season";

/** Validity as stored in tables: ISO times in UTC, null without limit; a season is the current year's. */
export function runningTime({ season, startsAt, endsAt }: Running) {
  const runs = season ? holidaySeason(new Date().getUTCFullYear()) : { startsAt, endsAt };
  return { starts_at: runs.startsAt ?? null, ends_at: runs.endsAt ?? null };
}
