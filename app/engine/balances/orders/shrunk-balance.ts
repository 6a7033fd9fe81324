import { updateCart } from "../../carts/change-cart";
import type { CartView } from "../../carts/view-cart";
import type { Connection } from "../../database/schema";
import { formatMoney } from "../../totals/money";
import type { CartBalances } from "../cart/cart-balances";
import { balancesColumn, type ChosenBalances } from "../cart/chosen-balances";
import { paidByBalances } from "../cart/paid-by-balances";

/**
 * Message about a balance that pays for the cart and is now lower than the shopper has seen, though needed; null when
 * nothing changed.
 */
export function shrunkBalance({ balances, totals }: CartView): string | null {
  const { chosen } = balances;
  const paid = paidByBalances(balances, totals);
  const card = paid.giftCards.find(
    ({ balanceCents, cents }, index) =>
      balanceCents < chosen.giftCards[index].shownCents && cents === balanceCents,
  );
  if (card) return sentence(`the gift card ending in ${card.ending} now has`, formatMoney(card.balanceCents));
  const { creditCents, points } = balances;
  if (chosen.points && points < chosen.points.shownPoints && paid.points === points) {
    return sentence("the points you can use are now", points.toLocaleString("en-US"));
  }
  if (chosen.credit && creditCents < chosen.credit.shownCents && paid.creditCents === creditCents) {
    return sentence("your store credit is now", formatMoney(creditCents));
  }
  return null;
}

/** Records that the shopper has seen the current balances. */
export async function recordShownBalances(db: Connection, { balances, cart }: CartView): Promise<void> {
  if (cart.balances === null) return;
  await updateCart(db, cart.id, { balances: balancesColumn(shownToday(balances)) });
}

function shownToday({ chosen, creditCents, giftCards, points }: CartBalances): ChosenBalances {
  return {
    giftCards: giftCards.map(({ id, ending, balanceCents }) => ({ id, ending, shownCents: balanceCents })),
    credit: chosen.credit && { shownCents: creditCents },
    points: chosen.points && { ...chosen.points, shownPoints: points },
  };
}

function sentence(what: string, amount: string): string {
  return `${what} ${amount}, less than before. Please check the new total and place your order again.`;
}
