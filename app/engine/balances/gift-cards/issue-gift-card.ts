import type { Connection } from "../../database/schema";
import { sha256 } from "../../shared/secrets";
import { addEntry } from "../ledger";
import { codeEnding, newGiftCardCode } from "./gift-card-code";

export interface IssuedGiftCard {
  id: number;
  /** Only available now: the database stores its hash. */
  code: string;
  codeEnding: string;
}

/**
 * Creates a gift card with the amount.
 * @param reasonKey identifies the payment; the caller must ensure that no second card is created for it
 */
export async function issueGiftCard(
  transaction: Connection,
  { storeCode, amountCents, reasonKey }: { storeCode: string; amountCents: number; reasonKey: string },
): Promise<IssuedGiftCard> {
  const code = newGiftCardCode();
  const { id } = await transaction
    .insertInto("gift_card")
    .values({
      store_code: storeCode,
      code_hash: sha256(code),
      code_ending: codeEnding(code),
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addEntry(transaction, {
    storeCode,
    account: id,
    kind: "gift_card",
    amount: amountCents,
    reasonKey,
    reason: "Gift card created",
  });
  return { id, code, codeEnding: codeEnding(code) };
}
