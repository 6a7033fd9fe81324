import { shopDay } from "~/brand/shop-day";
import { cardOwner, lockBalance } from "../balances/balance";
import type { Job } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { emailGiftCard } from "./email-gift-card";
import { lockGiftCard } from "./lock-gift-card";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_AT_ONCE = 1000;

/** Emails the store's issued gift cards whose day has come. */
export const sendDueGiftCards: Job = {
  name: "send-due-gift-cards",
  everyMilliseconds: HOUR_MILLISECONDS,
  async run({ db, settings, storeCode, wakeMail, signal }, now) {
    const due = await db
      .selectFrom("issued_gift_card")
      .innerJoin("gift_card", "gift_card.id", "issued_gift_card.gift_card_id")
      .select("gift_card_id")
      .where("issued_gift_card.store_code", "=", storeCode)
      .where("sent_at", "is", null)
      .where("deliver_on", "<=", shopDay(now))
      .where("blocked_at", "is", null)
      .orderBy("deliver_on")
      .limit(MAX_AT_ONCE)
      .execute();
    for (const { gift_card_id } of due) {
      await db.transaction().execute(async (transaction) => {
        const locked = await lockGiftCard(transaction, gift_card_id);
        if (!locked?.issued || locked.issued.sent_at !== null || locked.card.blocked_at !== null) return;
        await lockBalance(transaction, cardOwner(locked.card, gift_card_id));
        await emailGiftCard(transaction, settings, locked.card, locked.issued);
      });
      await yieldToRequests(signal);
    }
    wakeMail();
  },
};
