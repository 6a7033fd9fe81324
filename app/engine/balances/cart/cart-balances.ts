import type { Connection, Row } from "../../database/schema";
import { CENTS_A_POINT } from "../../rewards/reward-rules";
import { cardOwner, lockBalance } from "../balance";
import { type BalanceOwner, balanceOf } from "../ledger";
import { type ChosenBalances, chosenBalances, NOTHING_CHOSEN } from "./chosen-balances";
import { usableCards } from "./usable-cards";

/** Current state of the balances chosen to pay for a cart. */
export interface CartBalances {
  chosen: ChosenBalances;
  /** In the order in which they were applied. */
  giftCards: CardInCart[];
  /** Points available to the cart, up to the wanted number. */
  points: number;
  creditCents: number;
}

interface CardInCart {
  id: number;
  ending: string;
  balanceCents: number;
}

type Cart = Pick<Row<"cart">, "balances" | "customer_id" | "store_code">;

const NOTHING: CartBalances = { chosen: NOTHING_CHOSEN, giftCards: [], points: 0, creditCents: 0 };

/** Reads the balances that pay for a cart; no query when none is chosen. */
export async function cartBalances(db: Connection, cart: Cart): Promise<CartBalances> {
  if (cart.balances === null) return NOTHING;
  const chosen = chosenBalances(cart);
  const [giftCards, creditCents, points] = await Promise.all([
    cardsInCart(db, cart, chosen),
    chosen.credit ? ownBalance(db, cart, "credit") : 0,
    chosen.points ? ownBalance(db, cart, "points") : 0,
  ]);
  return { chosen, giftCards, creditCents, points: Math.min(points, chosen.points?.wanted ?? points) };
}

/** Nothing is left for the cart of a card that was blocked, or whose code was replaced since it was applied. */
async function cardsInCart(db: Connection, cart: Cart, { giftCards }: ChosenBalances): Promise<CardInCart[]> {
  const usable = await usableCards(db, giftCards);
  return Promise.all(
    giftCards.map(async (card) => ({
      id: card.id,
      ending: card.ending,
      balanceCents: usable.includes(card) ? await balanceOf(db, cardOwner(cart, card.id)) : 0,
    })),
  );
}

/** Value of the points in totals, in cents. */
export function pointsCents({ points }: Pick<CartBalances, "points">): number {
  return points * CENTS_A_POINT;
}

/**
 * Locks the balances that pay for a cart, in the order used by all orders: amounts read afterwards stay available until
 * the transaction ends.
 */
export async function lockCartBalances(transaction: Connection, cart: Cart): Promise<void> {
  if (cart.balances === null) return;
  const { giftCards, points, credit } = chosenBalances(cart);
  const cards = giftCards.map(({ id }) => id).sort((one, other) => one - other);
  for (const id of cards) await lockBalance(transaction, cardOwner(cart, id));
  if (cart.customer_id === null) return;
  if (points) await lockBalance(transaction, customerOwner(cart, cart.customer_id, "points"));
  if (credit) await lockBalance(transaction, customerOwner(cart, cart.customer_id, "credit"));
}

/** Ledger owner of the store credit or points of the cart's customer. */
export function customerOwner(
  { store_code }: Pick<Cart, "store_code">,
  customerId: number,
  kind: "credit" | "points",
): BalanceOwner {
  return { storeCode: store_code, account: customerId, kind };
}

/** Zero for guests, who have neither credit nor points. */
async function ownBalance(db: Connection, cart: Cart, kind: "credit" | "points"): Promise<number> {
  return cart.customer_id === null ? 0 : balanceOf(db, customerOwner(cart, cart.customer_id, kind));
}
