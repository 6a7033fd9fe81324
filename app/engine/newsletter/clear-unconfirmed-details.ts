import type { Job } from "../jobs/job";
import { REQUEST_STEPS } from "./newsletter-history";
import { CONFIRM_MILLISECONDS } from "./newsletter-links";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Deletes details that nobody confirmed while the emailed link was valid, since they may be a stranger's. Confirmed
 * details stay in the step that confirmed them.
 */
export const clearUnconfirmedDetails: Job = {
  name: "clear-unconfirmed-details",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode }, now) {
    const expired = new Date(now.getTime() - CONFIRM_MILLISECONDS).toISOString();
    await db
      .updateTable("newsletter_subscriber")
      .set({ requested_details: null })
      .where("store_code", "=", storeCode)
      .where("requested_details", "is not", null)
      .where("updated_at", "<=", expired)
      .execute();
    await db
      .updateTable("newsletter_event")
      .set({ details: null })
      .where("store_code", "=", storeCode)
      .where("details", "is not", null)
      .where("kind", "in", REQUEST_STEPS)
      .where("created_at", "<=", expired)
      .execute();
  },
};
