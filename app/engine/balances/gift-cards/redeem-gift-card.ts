import { requireCustomer } from "../../customers/require-customer";
import type { Connection, Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import type { GiftCardAccount } from "../../graphql/resolvers.generated";
import { randomId } from "../../shared/secrets";
import { cardOwner, lockBalance } from "../balance";
import { addEntry, balanceOf, consume } from "../ledger";
import { requireGiftCard, viewGiftCard } from "./find-gift-card";

const NOTHING_LEFT = "This gift card has no balance left.";

/**
 * Moves the whole balance of a gift card into the current customer's store credit. The card is locked before its
 * balance is read, so that only one of two concurrent calls gets it.
 * @returns the card, now empty
 * @throws GraphQLError of category authorization for guests, input for an unknown or an empty card
 */
export async function redeemGiftCard(context: EngineContext, typed: string): Promise<GiftCardAccount> {
  const customer = await requireCustomer(context);
  const { card, code } = await requireGiftCard(context, typed);
  await context.db.transaction().execute(async (transaction) => {
    const from = cardOwner(card, card.id);
    await lockBalance(transaction, from);
    if (!(await isCodeOf(transaction, card))) throw inputError(NOTHING_LEFT, "gift_card_code");
    const amount = await balanceOf(transaction, from);
    if (amount === 0) throw inputError(NOTHING_LEFT, "gift_card_code");
    const reasonKey = `redeemed:${randomId()}`;
    await consume(transaction, { ...from, amount, reasonKey, reason: "Added to store credit" });
    await addEntry(transaction, {
      storeCode: context.storeCode,
      account: customer.id,
      kind: "credit",
      amount,
      reasonKey,
      reason: `Gift card ending in ${card.code_ending}`,
    });
  });
  return viewGiftCard(code, 0);
}

/** Whether the card still has the code by which it was found: staff may have replaced it meanwhile. */
async function isCodeOf(transaction: Connection, { id, code_hash }: Row<"gift_card">): Promise<boolean> {
  const card = await transaction
    .selectFrom("gift_card")
    .select("id")
    .where("id", "=", id)
    .where("code_hash", "=", code_hash)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return card !== undefined;
}
