import { inputError } from "../graphql/errors";
import type { LineValue, OrderValue } from "./order-value";

/** What to refund of an order. */
export interface RefundRequest {
  /** Pieces by line; each line at most once. */
  items: { itemId: number; quantity: number }[];
  /** Without its tax, which is refunded in proportion. */
  shippingCents: number;
  /** A free amount beyond lines and shipping. It has no tax. */
  adjustmentCents: number;
}

/** A part of a refund: pieces of a line. */
export interface RefundItem {
  itemId: number;
  quantity: number;
  amountCents: number;
  taxCents: number;
}

/** The parts of a refund, in cents; all of them add up to its amount. */
export interface RefundParts {
  items: RefundItem[];
  shippingCents: number;
  /** Of items and shipping. */
  taxCents: number;
  shippingTaxCents: number;
  /** Negative when earlier free amounts are deducted. */
  adjustmentCents: number;
  amountCents: number;
}

/** What was refunded before. */
export interface Refunded {
  /** Line → pieces. */
  pieces: ReadonlyMap<number, number>;
  shippingCents: number;
}

export const NOTHING_REFUNDED: Refunded = { pieces: new Map(), shippingCents: 0 };

/** A refund of the amount alone. */
export function freeAmount(cents: number): RefundRequest {
  return { items: [], shippingCents: 0, adjustmentCents: cents };
}

/** A request for all pieces and all shipping that are not refunded yet. */
export function requestOfRest(value: OrderValue, refunded: Refunded): RefundRequest {
  return {
    items: value.lines
      .map((line) => ({ itemId: line.itemId, quantity: piecesLeft(line, refunded) }))
      .filter(({ quantity }) => quantity > 0),
    shippingCents: value.shippingCents - refunded.shippingCents,
    adjustmentCents: 0,
  };
}

/** Pieces of a line that are not refunded yet. */
export function piecesLeft({ itemId, quantity }: LineValue, { pieces }: Refunded): number {
  return quantity - (pieces.get(itemId) ?? 0);
}

/**
 * Values a refund. The amount of pieces is rounded cumulatively, so that refunds of single pieces add up to the line.
 * When lines and shipping are worth more than the rest, because a free amount was refunded before, the difference is
 * deducted. A refund of everything left is one of all lines, shipping and tax left. Pure.
 * @param leftCents not refunded yet of payment and balances
 * @throws GraphQLError of category input when there is not as much left
 */
export function refundParts(
  value: OrderValue,
  refunded: Refunded,
  request: RefundRequest,
  leftCents: number,
): RefundParts {
  if (leftCents === 0) throw inputError("There's nothing left to refund.");
  requireAmounts(request);
  const items = request.items.map((wanted) => refundItem(value, refunded, wanted));
  if (new Set(request.items.map(({ itemId }) => itemId)).size < items.length) {
    throw inputError("Please list each item only once.", "items");
  }
  if (request.shippingCents > value.shippingCents - refunded.shippingCents) {
    throw inputError("There isn't that much shipping left to refund.", "shipping");
  }
  const shippingTaxCents = shippingTax(value, refunded, request.shippingCents);
  const taxCents = items.reduce((total, item) => total + item.taxCents, shippingTaxCents);
  const worth = items.reduce((total, item) => total + item.amountCents, taxCents + request.shippingCents);
  const amountCents = Math.min(leftCents, worth) + request.adjustmentCents;
  if (amountCents > leftCents) throw inputError("There isn't that much left to refund.", "adjustment");
  if (amountCents === 0) throw inputError("Please choose what to refund.", "items");
  const rest = requestOfRest(value, refunded);
  if (amountCents === leftCents && !isRest(request, rest)) {
    return refundParts(value, refunded, rest, leftCents);
  }
  return {
    items: items.filter(({ quantity }) => quantity > 0),
    shippingCents: request.shippingCents,
    taxCents,
    shippingTaxCents,
    adjustmentCents: amountCents - worth,
    amountCents,
  };
}

function requireAmounts({ adjustmentCents, shippingCents }: RefundRequest): void {
  if (!isAmount(shippingCents)) throw inputError("Please enter an amount.", "shipping");
  if (!isAmount(adjustmentCents)) throw inputError("Please enter an amount.", "adjustment");
}

function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 0;
}

function refundItem(
  value: OrderValue,
  refunded: Refunded,
  { itemId, quantity }: RefundRequest["items"][number],
): RefundItem {
  const line = value.lines.find((each) => each.itemId === itemId);
  if (!line) throw inputError("We couldn't find that item in the order.", "items");
  const left = piecesLeft(line, refunded);
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > left) {
    throw inputError(`You can still refund ${left}.`, "items");
  }
  const from = line.quantity - left;
  const share = (cents: number) => shareOf(cents, from, from + quantity, line.quantity);
  return { itemId, quantity, amountCents: share(line.amountCents), taxCents: share(line.taxCents) };
}

function shippingTax(
  { shippingCents, shippingTaxCents }: OrderValue,
  refunded: Refunded,
  cents: number,
): number {
  const from = refunded.shippingCents;
  return shippingCents === 0 ? 0 : shareOf(shippingTaxCents, from, from + cents, shippingCents);
}

/** The share of an amount between two points of a whole; adjacent shares add up to that of both. */
function shareOf(cents: number, from: number, to: number, whole: number): number {
  return Math.floor((cents * to) / whole) - Math.floor((cents * from) / whole);
}

function isRest(request: RefundRequest, rest: RefundRequest): boolean {
  const wanted = new Map(request.items.map(({ itemId, quantity }) => [itemId, quantity]));
  return (
    request.shippingCents === rest.shippingCents &&
    rest.items.every(({ itemId, quantity }) => wanted.get(itemId) === quantity)
  );
}
