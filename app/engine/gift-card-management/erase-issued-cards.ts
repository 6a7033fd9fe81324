import type { Transaction } from "../database/schema";
import { randomId } from "../shared/secrets";
import { blockGiftCard } from "./block-gift-card";
import { lockGiftCard } from "./lock-gift-card";

const REASON = "The recipient's data were erased before it was sent.";

/**
 * Removes a recipient from the gift cards that staff issued to an address. One that was emailed stays valid for whoever
 * has the email; one that waits for its day can't reach them any more and is blocked.
 */
export async function eraseIssuedCards(
  transaction: Transaction,
  { store_code, email }: { store_code: string; email: string },
): Promise<void> {
  const cards = await transaction
    .selectFrom("issued_gift_card")
    .select(["gift_card_id"])
    .where("store_code", "=", store_code)
    .where("recipient_email", "=", email)
    .orderBy("gift_card_id")
    .execute();
  for (const { gift_card_id } of cards) await erase(transaction, gift_card_id);
}

async function erase(transaction: Transaction, id: number): Promise<void> {
  const locked = await lockGiftCard(transaction, id);
  if (!locked) return;
  const { card, issued } = locked;
  if (card.blocked_at !== null)
    await transaction.updateTable("gift_card").set({ blocked_reason: "" }).where("id", "=", id).execute();
  else if (issued?.sent_at === null)
    await blockGiftCard(transaction, card, { reason: REASON, requestKey: randomId(), isIssued: true });
  await transaction
    .updateTable("issued_gift_card")
    .set({ recipient_name: "", search_name: "", recipient_email: "", message: "", reason: "" })
    .where("gift_card_id", "=", id)
    .execute();
}
