import { changeCart, updateCart } from "../../carts/change-cart";
import { requireLines } from "../../carts/require-lines";
import type { Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { cardOwner } from "../balance";
import { requireGiftCard } from "../gift-cards/find-gift-card";
import { balanceOf } from "../ledger";
import { balancesColumn, type ChosenBalances, chosenBalances, MAX_GIFT_CARDS } from "./chosen-balances";

const FIELD = "gift_card_code";

/**
 * Applies a gift card to a cart, after those applied before. The code is the only credential.
 * @throws GraphQLError when the cart cannot be used or is empty, the code is unknown, the card is empty or already
 * applied, or ten cards are applied
 */
export async function applyGiftCard(context: EngineContext, cartId: string, typed: string): Promise<void> {
  const { card } = await requireGiftCard(context, typed);
  await changeCart(context, cartId, async ({ db, cart }) => {
    await requireLines(db, cart, FIELD);
    const chosen = withoutReplacedCode(chosenBalances(cart), card);
    if (chosen.giftCards.some(({ id }) => id === card.id)) {
      throw inputError("This gift card is already applied.", FIELD);
    }
    if (chosen.giftCards.length >= MAX_GIFT_CARDS) {
      throw inputError(
        `You can use up to ${MAX_GIFT_CARDS} gift cards per order. Please remove one first.`,
        FIELD,
      );
    }
    const shownCents = await balanceOf(db, cardOwner(card, card.id));
    if (shownCents === 0) throw inputError("This gift card has no balance left.", FIELD);
    const giftCards = [...chosen.giftCards, { id: card.id, ending: card.code_ending, shownCents }];
    await updateCart(db, cart.id, { balances: balancesColumn({ ...chosen, giftCards }) });
  });
}

/** The choice without the same card by an earlier code, with which it pays for nothing. */
function withoutReplacedCode(chosen: ChosenBalances, card: Row<"gift_card">): ChosenBalances {
  const giftCards = chosen.giftCards.filter(
    ({ id, ending }) => id !== card.id || ending === card.code_ending,
  );
  return { ...chosen, giftCards };
}

/** Removes a gift card by its code or by its masked code; no effect when it is not applied. */
export async function removeGiftCard(context: EngineContext, cartId: string, typed: string): Promise<void> {
  await changeCart(context, cartId, async ({ db, cart }) => {
    const chosen = chosenBalances(cart);
    const ending = typed.trim().slice(-4).toUpperCase();
    const index = chosen.giftCards.findIndex((card) => card.ending === ending);
    if (index < 0) return;
    const giftCards = chosen.giftCards.toSpliced(index, 1);
    await updateCart(db, cart.id, { balances: balancesColumn({ ...chosen, giftCards }) });
  });
}
