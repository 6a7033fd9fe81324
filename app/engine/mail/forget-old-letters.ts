import type { Job } from "../jobs/job";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/** Deletes letters after thirty days, sent or not: nobody needs them any more, and they name people. */
export const forgetOldLetters: Job = {
  name: "forget-old-letters",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode }, now) {
    await db
      .deleteFrom("mail_outbox")
      .where("store_code", "=", storeCode)
      .where("created_at", "<", new Date(now.getTime() - KEPT_DAYS * DAY_MILLISECONDS).toISOString())
      .execute();
  },
};
