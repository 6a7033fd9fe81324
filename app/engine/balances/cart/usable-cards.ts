import type { Connection, Row } from "../../database/schema";
import { balancesColumn, type ChosenGiftCard, chosenBalances } from "./chosen-balances";

/** The chosen gift cards without those that were blocked, or whose code was replaced since they were applied. */
export async function usableCards(db: Connection, chosen: ChosenGiftCard[]): Promise<ChosenGiftCard[]> {
  if (chosen.length === 0) return [];
  const cards = await db
    .selectFrom("gift_card")
    .select(["id", "code_ending"])
    .where(
      "id",
      "in",
      chosen.map(({ id }) => id),
    )
    .where("blocked_at", "is", null)
    .execute();
  return chosen.filter(({ id, ending }) =>
    cards.some((card) => card.id === id && card.code_ending === ending),
  );
}

/** The balances of a cart that is merged: a gift card that pays for nothing must not take the place of a valid one. */
export async function usableBalances(
  db: Connection,
  cart: Pick<Row<"cart">, "balances">,
): Promise<Pick<Row<"cart">, "balances">> {
  const chosen = chosenBalances(cart);
  return { balances: balancesColumn({ ...chosen, giftCards: await usableCards(db, chosen.giftCards) }) };
}
