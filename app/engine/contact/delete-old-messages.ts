import type { Job } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** As the privacy policy promises (brands/base/content/pages/privacy-policy.yaml). */
const DONE_DAYS = 365;
const AT_ONCE = 1000;

/** Deletes contact messages with their replies a year after they were done; open ones stay until somebody decides. */
export const deleteOldMessages: Job = {
  name: "delete-old-contact-messages",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode, signal }, now) {
    const oldest = new Date(now.getTime() - DONE_DAYS * DAY_MILLISECONDS).toISOString();
    const old = db
      .selectFrom("contact_message")
      .select("id")
      .where("store_code", "=", storeCode)
      .where("done_at", "<", oldest)
      .orderBy("done_at")
      .limit(AT_ONCE);
    let deleted = AT_ONCE;
    while (deleted > 0) {
      const result = await db
        .deleteFrom("contact_message")
        .where("id", "in", old)
        .where("done_at", "<", oldest)
        .executeTakeFirstOrThrow();
      deleted = Number(result.numDeletedRows);
      await yieldToRequests(signal);
    }
  },
};
