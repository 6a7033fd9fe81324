import type { Connection, Row } from "../../database/schema";
import { sha256 } from "../../shared/secrets";
import { codeEnding, newGiftCardCode } from "./gift-card-code";

/**
 * Replaces the code of a gift card, whose balance stays. Whoever knows only the earlier code cannot use the card any
 * more: the new one has another ending, by which carts recognize the code that was applied.
 * @returns the code, which is not stored
 */
export async function renewGiftCardCode(
  transaction: Connection,
  { id, code_ending }: Pick<Row<"gift_card">, "id" | "code_ending">,
): Promise<string> {
  let code = newGiftCardCode();
  while (codeEnding(code) === code_ending) code = newGiftCardCode();
  await transaction
    .updateTable("gift_card")
    .set({ code_hash: sha256(code), code_ending: codeEnding(code) })
    .where("id", "=", id)
    .execute();
  return code;
}
