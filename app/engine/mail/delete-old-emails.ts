import type { Job } from "../jobs/job";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const SENT_DAYS = 30;
const GIVEN_UP_DAYS = 90;

/**
 * Deletes sent emails after thirty days, since they contain personal data. Undeliverable ones stay for ninety days, so
 * that the operator can send them again; pending ones stay.
 */
export const deleteOldEmails: Job = {
  name: "delete-old-emails",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode }, now) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();
    await db
      .deleteFrom("mail_outbox")
      .where("store_code", "=", storeCode)
      .where("created_at", "<", daysAgo(SENT_DAYS))
      .where("sent_at", "is not", null)
      .execute();
    await db
      .deleteFrom("mail_outbox")
      .where("store_code", "=", storeCode)
      .where("given_up_at", "<", daysAgo(GIVEN_UP_DAYS))
      .execute();
  },
};
