import { randomUUID } from "node:crypto";
import { MyGiftCardsDocument } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";
import { noDeeper } from "../no-deeper.server";
import type { GiftCardBalanceData } from "./gift-card-balance-data";

/** What a gift card costs at least, in dollars. */
const MIN_AMOUNT = 5;
const NOTHING = { value: 0, currency: "USD" };

/** The credit that a card can be sent from, and the cards sent before. @throws Response 404 for a deeper address */
export async function readGiftCards(visit: AccountVisit): Promise<GiftCardBalanceData> {
  noDeeper(visit);
  const { customer } = await visit.ask(MyGiftCardsDocument, {});
  const credit = customer?.store_credit?.current_balance ?? NOTHING;
  return {
    requestId: randomUUID(),
    credit: moneyText(credit),
    canSend: (credit.value ?? 0) >= MIN_AMOUNT,
    sent: (customer?.sent_gift_cards ?? []).map((card, index, all) => ({
      key: String(all.length - index),
      ending: card.code_ending,
      amount: moneyText(card.amount),
      recipient: `${card.recipient_name} (${card.recipient_email})`,
      day: longDate(card.created_at),
    })),
  };
}
