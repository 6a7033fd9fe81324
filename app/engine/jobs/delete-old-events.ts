import { deleteOldCatalogFiles } from "../catalog-management/csv/check-catalog-file";
import { deleteOldDrafts } from "../tax-management/tax-draft";
import type { Job } from "./job";
import { yieldToRequests } from "./yield-to-requests";

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Services repeat events for days; staff may ask about them for months. */
const MAX_AGE_DAYS = 180;
const AT_ONCE = 1000;

/** Deletes the events of payment services and carriers after half a year, and uploaded tax rates after a day. */
export const deleteOldEvents: Job = {
  name: "delete-old-events",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, signal }, now) {
    await deleteOldDrafts(db, now);
    await deleteOldCatalogFiles(db, now);
    const oldest = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MILLISECONDS).toISOString();
    for (const table of ["payment_event", "tracking_event"] as const) {
      const old = db
        .selectFrom(table)
        .select("event_id")
        .where("received_at", "<", oldest)
        .orderBy("received_at")
        .limit(AT_ONCE);
      let deleted = AT_ONCE;
      while (deleted > 0) {
        const result = await db
          .deleteFrom(table)
          .where("received_at", "<", oldest)
          .where("event_id", "in", old)
          .executeTakeFirstOrThrow();
        deleted = Number(result.numDeletedRows);
        await yieldToRequests(signal);
      }
    }
  },
};
