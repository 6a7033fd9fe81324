import { lockReferencedRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";

/** A gift card, locked until the transaction ends, so that it is emailed and changed by one at a time; null without it. */
export async function lockGiftCard(
  transaction: Transaction,
  id: number,
): Promise<{ card: Row<"gift_card">; issued: Row<"issued_gift_card"> | null } | null> {
  const query = transaction.selectFrom("gift_card").selectAll().where("id", "=", id);
  const card = await lockReferencedRows(transaction, query).executeTakeFirst();
  if (!card) return null;
  const issued = await transaction
    .selectFrom("issued_gift_card")
    .selectAll()
    .where("gift_card_id", "=", id)
    .executeTakeFirst();
  return { card, issued: issued ?? null };
}
