import { randomUUID } from "node:crypto";
import { MyGiftCardsDocument } from "~/provider/contract/documents.generated";
import { moneyText, NO_MONEY } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";

/** Minimum amount of a gift card in dollars. */
const MIN_AMOUNT = 5;
/** The store credit, and the gift cards that were sent. */
export async function loader(visit: AccountVisit) {
  const { customer } = await visit.ask(MyGiftCardsDocument, {});
  const credit = customer?.store_credit?.current_balance ?? NO_MONEY;
  return {
    /** Idempotency key: a form that is submitted twice sends one gift card. */
    requestId: String(randomUUID()),
    credit: moneyText(credit),
    canSend: (credit.value ?? 0) >= MIN_AMOUNT,
    /** The latest first. */
    sent: (customer?.sent_gift_cards ?? []).map((card, index, all) => ({
      key: String(all.length - index),
      ending: card.code_ending,
      amount: moneyText(card.amount),
      recipient: `${card.recipient_name} (${card.recipient_email})`,
      day: longDate(card.created_at),
    })),
  };
}

export type GiftCardBalanceData = Awaited<ReturnType<typeof loader>>;
