import type { Job } from "../jobs/job";
import { lockOrder } from "../orders/order-step";
import { deliverGiftCertificates } from "./deliver-gift-certificates";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MOST_AT_ONCE = 1000;

/** Mails the gift certificates whose day has come. */
export const sendDueCertificates: Job = {
  name: "send-due-certificates",
  everyMilliseconds: HOUR_MILLISECONDS,
  async run({ db, settings, wakeMail }, now) {
    const due = await db
      .selectFrom("gift_certificate")
      .select(["order_id", "deliver_on"])
      .distinct()
      .where("delivered_at", "is", null)
      .where("taken_back_at", "is", null)
      .where("deliver_on", "<=", now.toISOString().slice(0, 10))
      .orderBy("deliver_on")
      .limit(MOST_AT_ONCE)
      .execute();
    for (const order_id of new Set(due.map((one) => one.order_id))) {
      await db.transaction().execute(async (transaction) => {
        const order = await lockOrder(transaction, order_id);
        if (order) await deliverGiftCertificates(transaction, settings, order, now);
      });
    }
    wakeMail();
  },
};
