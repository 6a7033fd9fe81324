import { cardOwner, lockBalance } from "../balances/balance";
import { balanceOf, takeBack } from "../balances/ledger";
import type { Row, Transaction } from "../database/schema";

/** First word of the ledger's reason keys for what blocking took of cards that were paid for. */
export const BLOCKED_CARD = "gift-card-blocked";

interface Block {
  /** For staff. */
  reason: string;
  /** Unique for this block. */
  requestKey: string;
  /** Nobody has paid for the card: taking it back is no income, but ends a promotion. */
  isIssued: boolean;
}

/** Ends the use of a locked gift card, and takes what is left of it. */
export async function blockGiftCard(
  transaction: Transaction,
  card: Row<"gift_card">,
  { reason, requestKey, isIssued }: Block,
): Promise<void> {
  const owner = cardOwner(card, card.id);
  await lockBalance(transaction, owner);
  const amount = await balanceOf(transaction, owner);
  if (amount > 0)
    await takeBack(transaction, {
      ...owner,
      amount,
      reasonKey: `${isIssued ? "gift-card-withdrawn" : BLOCKED_CARD}:${requestKey}`,
      reason: "Blocked by the store",
    });
  await transaction
    .updateTable("gift_card")
    .set({ blocked_at: card.blocked_at ?? new Date().toISOString(), blocked_reason: reason })
    .where("id", "=", card.id)
    .execute();
}
