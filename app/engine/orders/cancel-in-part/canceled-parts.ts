import type { Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { type TotalsCode, type TotalsLine, totalOf } from "../../totals/total";

/** What to cancel of an unpaid order. */
export interface CancellationRequest {
  /** Pieces by line; each line at most once. */
  items: { itemId: number; quantity: number }[];
  /** Without its tax, which is canceled in proportion. */
  shippingCents: number;
}

type Amounts = Pick<
  Row<"sales_order_item">,
  "row_total_cents" | "offer_cents" | "discount_cents" | "gift_wrapping_cents" | "tax_cents"
>;

/** The parts of an order line that determine what its pieces cost. */
export type OrderedItem = Amounts & Pick<Row<"sales_order_item">, "id" | "quantity">;

/** Canceled pieces of a line, in cents. */
export interface CanceledItem {
  itemId: number;
  quantity: number;
  /** After discounts, with gift wrapping, without tax. */
  amountCents: number;
  taxCents: number;
  /** What is left of the line. */
  left: Amounts & { quantity: number };
}

/** A partial cancellation in cents. */
export interface CanceledParts {
  items: CanceledItem[];
  shippingCents: number;
  shippingTaxCents: number;
  /** Of items and shipping. */
  taxCents: number;
  amountCents: number;
  /** The order's totals afterwards, still with all that balances and payment were to pay. */
  totals: TotalsLine[];
  /** True if nothing is left, or nothing that costs anything. */
  isWhole: boolean;
}

const AMOUNTS = [
  "row_total_cents",
  "offer_cents",
  "discount_cents",
  "gift_wrapping_cents",
  "tax_cents",
] as const;
const PAYMENTS: TotalsCode[] = ["reward_points", "gift_card", "store_credit"];
const OPTIONAL: TotalsCode[] = ["price_code", "discount", "gift_wrapping"];

/**
 * Values a cancellation. What is left of a line is rounded down, so that cancellations of single pieces add up to the
 * line. Discounts stay as they were ordered, in proportion. Canceling all pieces cancels the shipping, too. Pure.
 * @throws GraphQLError of category input when there is not as much to cancel
 */
export function canceledParts(
  ordered: OrderedItem[],
  totals: TotalsLine[],
  request: CancellationRequest,
): CanceledParts {
  const wanted = request.items.filter(({ quantity }) => quantity !== 0);
  if (new Set(wanted.map(({ itemId }) => itemId)).size < wanted.length)
    throw inputError("Please list each item only once.", "items");
  const items = wanted.map((each) => canceledItem(ordered, each));
  const { shippingCents } = request;
  const shippingTaxCents = canceledShippingTax(ordered, totals, shippingCents);
  if (items.length === 0 && shippingCents === 0) throw inputError("Please choose what to cancel.", "items");
  const taxCents = totalBy(items, (item) => item.taxCents) + shippingTaxCents;
  const amountCents = totalBy(items, (item) => item.amountCents) + shippingCents + taxCents;
  const isWhole = amountCents === priceOf(totals);
  const piecesLeft =
    totalBy(ordered, ({ quantity }) => quantity) - totalBy(items, ({ quantity }) => quantity);
  if (!isWhole && piecesLeft === 0) return canceledParts(ordered, totals, requestOfAll(ordered, totals));
  return {
    items,
    shippingCents,
    shippingTaxCents,
    taxCents,
    amountCents,
    totals: totalsLeft(ordered, totals, { items, shippingCents, taxCents }),
    isWhole,
  };
}

function requestOfAll(ordered: OrderedItem[], totals: TotalsLine[]): CancellationRequest {
  return {
    items: ordered.map(({ id, quantity }) => ({ itemId: id, quantity })),
    shippingCents: totalOf({ lines: totals }, "shipping"),
  };
}

/** What balances and payment pay together, in cents. */
function priceOf(totals: TotalsLine[]): number {
  const paid = PAYMENTS.reduce((cents, code) => cents - totalOf({ lines: totals }, code), 0);
  return totalOf({ lines: totals }, "grand_total") + paid;
}

function canceledItem(
  ordered: OrderedItem[],
  { itemId, quantity }: CancellationRequest["items"][number],
): CanceledItem {
  const item = ordered.find(({ id }) => id === itemId);
  if (!item) throw inputError("We couldn't find that item in the order.", "items");
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > item.quantity)
    throw inputError(`You can cancel ${item.quantity} at most.`, "items");
  const left = amountsLeft(item, item.quantity - quantity);
  const canceled = (column: keyof Amounts) => item[column] - left[column];
  return {
    itemId,
    quantity,
    amountCents:
      canceled("row_total_cents") -
      canceled("offer_cents") -
      canceled("discount_cents") +
      canceled("gift_wrapping_cents"),
    taxCents: canceled("tax_cents"),
    left,
  };
}

function amountsLeft(item: OrderedItem, quantity: number): CanceledItem["left"] {
  const share = (column: keyof Amounts) => Math.floor((item[column] * quantity) / item.quantity);
  return {
    quantity,
    row_total_cents: share("row_total_cents"),
    offer_cents: share("offer_cents"),
    discount_cents: share("discount_cents"),
    gift_wrapping_cents: share("gift_wrapping_cents"),
    tax_cents: share("tax_cents"),
  };
}

/** @throws GraphQLError of category input when there is not that much shipping */
function canceledShippingTax(ordered: OrderedItem[], totals: TotalsLine[], cents: number): number {
  const shippingCents = totalOf({ lines: totals }, "shipping");
  if (!Number.isSafeInteger(cents) || cents < 0) throw inputError("Please enter an amount.", "shipping");
  if (cents > shippingCents) throw inputError("There isn't that much shipping to cancel.", "shipping");
  if (cents === 0) return 0;
  const taxCents = totalOf({ lines: totals }, "tax") - totalBy(ordered, (item) => item.tax_cents);
  return taxCents - Math.floor((taxCents * (shippingCents - cents)) / shippingCents);
}

/** The totals without what is canceled; deductions that are gone are left out. */
function totalsLeft(
  ordered: OrderedItem[],
  totals: TotalsLine[],
  { items, shippingCents, taxCents }: Pick<CanceledParts, "items" | "shippingCents" | "taxCents">,
): TotalsLine[] {
  const canceled = Object.fromEntries(
    AMOUNTS.map((column) => [column, totalBy(items, (item) => amountOf(ordered, item, column))]),
  ) as Record<keyof Amounts, number>;
  const reductions: Partial<Record<TotalsCode, number>> = {
    subtotal: canceled.row_total_cents,
    price_code: 0 - canceled.offer_cents,
    discount: 0 - canceled.discount_cents,
    gift_wrapping: canceled.gift_wrapping_cents,
    shipping: shippingCents,
    tax: taxCents,
  };
  return reduceLines(totals, reductions).filter(({ code, cents }) => cents !== 0 || !OPTIONAL.includes(code));
}

function amountOf(ordered: OrderedItem[], { itemId, left }: CanceledItem, column: keyof Amounts): number {
  return (ordered.find(({ id }) => id === itemId)?.[column] ?? 0) - left[column];
}

/**
 * Subtracts an amount by code; of several lines with a code, the last one first. Pure.
 * @param applies false for lines that stay as they are
 */
export function reduceLines(
  totals: TotalsLine[],
  reductions: Partial<Record<TotalsCode, number>>,
  applies: (line: TotalsLine) => boolean = () => true,
): TotalsLine[] {
  const open = { ...reductions };
  return totals
    .toReversed()
    .map((line) => {
      const wanted = applies(line) ? (open[line.code] ?? 0) : 0;
      const [low, high] = wanted < 0 ? [wanted, 0] : [0, wanted];
      const cents = Math.max(low, Math.min(line.cents, high));
      open[line.code] = (open[line.code] ?? 0) - cents;
      return { ...line, cents: line.cents - cents };
    })
    .toReversed();
}

function totalBy<Each>(list: Each[], cents: (each: Each) => number): number {
  return list.reduce((total, each) => total + cents(each), 0);
}
