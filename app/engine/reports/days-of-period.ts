import { dayOf, isoDay } from "~/brand/calendar-day";
import { nextTurn } from "../shared/next-turn";
import { boundsOf, type ReportPeriod } from "./report-period";

/** One day of a period, for a query. */
export interface PeriodDay {
  /** At the shop, yyyy-mm-dd. */
  day: string;
  storeCode: string;
  /** The first moment of the day, and the first one after it; ISO 8601, UTC. */
  start: string;
  end: string;
}

/**
 * Reads a period day by day, since its days are those of the shop's time zone; other requests are served in between.
 * @returns what `read` returns for each day, in their order
 */
export async function readByDay<Result>(
  period: ReportPeriod,
  read: (day: PeriodDay) => Promise<Result>,
): Promise<Result[]> {
  const { storeCode } = period;
  const results: Result[] = [];
  for (let count = dayOf(period.from); count <= dayOf(period.to); count += 1) {
    const day = isoDay(count);
    await nextTurn();
    results.push(await read({ day, storeCode, ...boundsOf({ storeCode, from: day, to: day }) }));
  }
  return results;
}
