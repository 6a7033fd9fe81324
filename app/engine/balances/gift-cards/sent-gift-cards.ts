import type { Connection, Row } from "../../database/schema";
import type { SentGiftCard } from "../../graphql/resolvers.generated";
import { toMoney } from "../../totals/money";

const MAX_LIST_LENGTH = 50;

export type SentCard = Row<"sent_gift_card"> & Pick<Row<"gift_card">, "code_ending">;

/** The gift cards that a customer sent, latest first, 50 at most. */
export function sentGiftCards(db: Connection, customerId: number): Promise<SentCard[]> {
  return sentBy(db, customerId).orderBy("gift_card.id", "desc").limit(MAX_LIST_LENGTH).execute();
}

/** Finds a sent card by its reason; undefined when there is none. */
export function findSentByReason(
  db: Connection,
  customerId: number,
  reasonKey: string,
): Promise<SentCard | undefined> {
  return sentBy(db, customerId)
    .innerJoin("balance", "balance.gift_card_id", "gift_card.id")
    .innerJoin("balance_entry", "balance_entry.balance_id", "balance.id")
    .where("balance_entry.kind", "=", "gift_card")
    .where("balance_entry.reason_key", "=", reasonKey)
    .executeTakeFirst();
}

/** The card as the contract shows it to its sender. */
export function viewSentGiftCard(card: SentCard): SentGiftCard {
  return {
    code_ending: card.code_ending,
    amount: toMoney(card.amount),
    recipient_name: card.recipient_name,
    recipient_email: card.recipient_email,
    created_at: card.created_at,
  };
}

function sentBy(db: Connection, customerId: number) {
  return db
    .selectFrom("sent_gift_card")
    .innerJoin("gift_card", "gift_card.id", "sent_gift_card.gift_card_id")
    .selectAll("sent_gift_card")
    .select("gift_card.code_ending")
    .where("sent_gift_card.customer_id", "=", customerId);
}
