import type { Running } from "~/brand/promotion-data";
import { holidaySeason } from "./holiday-season";

/** When something runs, as tables keep it: ISO times in UTC, null without end; a season is that of this year. */
export function runningTime({ season, startsAt, endsAt }: Running) {
  const runs = season ? holidaySeason(new Date().getUTCFullYear()) : { startsAt, endsAt };
  return { starts_at: runs.startsAt ?? null, ends_at: runs.endsAt ?? null };
}
