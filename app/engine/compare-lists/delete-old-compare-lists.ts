import type { Job } from "../jobs/job";
import { after } from "../shared/after";

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const STORED_DAYS = 30;

/** Deletes guests' compare lists that were not changed for a month. */
export const deleteOldCompareLists: Job = {
  name: "delete-old-compare-lists",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode }, now) {
    await db
      .deleteFrom("compare_list")
      .where("customer_id", "is", null)
      .where("updated_at", "<", after(now, -STORED_DAYS * DAY_MILLISECONDS))
      .where("store_code", "=", storeCode)
      .execute();
  },
};
