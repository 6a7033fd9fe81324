import { shopDay } from "~/brand/shop-day";
import { withoutIndex } from "../database/without-index";
import type { Job } from "../jobs/job";
import { lockOrder } from "../orders/order-step";
import { deliverGiftCertificates } from "./deliver-gift-certificates";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_AT_ONCE = 1000;

/** Emails the store's due gift certificates. */
export const sendDueCertificates: Job = {
  name: "send-due-certificates",
  everyMilliseconds: HOUR_MILLISECONDS,
  async run({ db, settings, storeCode, wakeMail }, now) {
    const due = await db
      .selectFrom("gift_certificate")
      .innerJoin("sales_order", "sales_order.id", "gift_certificate.order_id")
      .select(["gift_certificate.order_id", "gift_certificate.deliver_on"])
      .distinct()
      .where(withoutIndex("sales_order.store_code"), "=", storeCode)
      .where("gift_certificate.delivered_at", "is", null)
      .where("gift_certificate.taken_back_at", "is", null)
      .where("gift_certificate.deliver_on", "<=", shopDay(now))
      .orderBy("gift_certificate.deliver_on")
      .limit(MAX_AT_ONCE)
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
