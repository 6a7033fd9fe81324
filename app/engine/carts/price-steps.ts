import { lengthText } from "~/design/geometry/length-text";
import { type CountedPrice, centsToStart, chargedUnits, type DesignCounts } from "../catalog/prices-per-unit";
import type { PriceStep } from "../graphql/resolvers.generated";
import { offerLabel } from "../promotions/price-code-total";
import { toMoney } from "../totals/money";
import { costOfGoods, type TotalsCode, type TotalsLine, type TotalsRow } from "../totals/total";
import type { ChosenValue } from "./chosen-values";
import type { CartView } from "./view-cart";
import type { CartLine } from "./view-line";

/**
 * Explains the price of a line, from product and options to tax: the amounts sum to `lineTotal`.
 * @param lines the summary's lines, whose names the steps use
 */
export function lineSteps(row: TotalsRow<CartLine>, chosen: ChosenValue[], lines: TotalsLine[]): PriceStep[] {
  const { line } = row;
  const { quantity } = line;
  return [
    ...pieceParts(line, chosen).map(({ label, cents }) => ofPieces(label, quantity, cents)),
    ...(row.offerCents > 0 ? [step(offerLabel(line), -row.offerCents)] : []),
    ...named(lines, "discount", -row.discountCents),
    ...named(lines, "reward_points", -row.pointsCents),
    ...(line.wrapping
      ? [ofPieces(`Gift wrap: ${line.wrapping.title}`, quantity, line.wrapping.price_cents)]
      : []),
    ...named(lines, "tax", row.taxCents),
  ];
}

/** Price of a line with all discounts and additions, in cents, without its share of shipping. */
export function lineTotal(row: TotalsRow): number {
  return costOfGoods(row) + row.wrappingCents + row.taxCents;
}

const ROW_PARTS: Partial<Record<TotalsCode, (row: TotalsRow) => number>> = {
  subtotal: (row) => row.rowCents,
  price_code: (row) => -row.offerCents,
  discount: (row) => -row.discountCents,
  reward_points: (row) => -row.pointsCents,
  gift_wrapping: (row) => row.wrappingCents,
  tax: (row) => row.taxCents,
};

type Summary = Pick<CartView, "totals" | "cart" | "shippingOffers">;

/**
 * Explains a line of the summary: the share of each cart line, the parts of a balance, or for the grand total all lines
 * above it. The amounts sum to it.
 */
export function totalSteps(total: TotalsLine, view: Summary): PriceStep[] {
  const steps = partsOf(total, view).filter(({ cents }) => cents !== 0);
  return steps.map(({ label, cents }) => step(label, cents));
}

interface Part {
  label: string;
  cents: number;
}

function partsOf(total: TotalsLine, view: Summary): Part[] {
  const { totals } = view;
  switch (total.code) {
    case "grand_total":
      return totals.lines.filter((line) => line !== total);
    case "shipping":
      return shippingParts(total, view);
    case "gift_card":
      return balanceParts("On the gift card", "Left on the card", total);
    case "store_credit":
      return balanceParts("Your store credit", "Left in your account", total);
    case "tax":
      return [...rowParts(total.code, view), { label: "Shipping", cents: totals.shippingTaxCents }];
    default:
      return rowParts(total.code, view);
  }
}

function rowParts(code: TotalsCode, { totals }: Summary): Part[] {
  const part = ROW_PARTS[code];
  if (!part) return [];
  return totals.rows.map((row) => ({ label: row.line.product.name, cents: part(row) }));
}

/** The price of the method, and its deduction when shipping is free. */
function shippingParts({ cents }: TotalsLine, { cart, shippingOffers }: Summary): Part[] {
  const chosen = shippingOffers.find(({ method }) => method.code === cart.shipping_method);
  if (!chosen) return [];
  const { method, usualCents } = chosen;
  return [
    { label: method.title, cents: usualCents },
    { label: "Free shipping", cents: cents - usualCents },
  ];
}

function balanceParts(whole: string, rest: string, { balanceCents = 0, cents }: TotalsLine): Part[] {
  return [
    { label: whole, cents: -balanceCents },
    { label: rest, cents: balanceCents + cents },
  ];
}

/** Such as "Letters: 7", or "Tube: 9.5 ft". */
function countedLabel({ code, title, measure }: CountedPrice, counts: DesignCounts): string {
  const count = counts[code] ?? 0;
  return `${title}: ${measure ? lengthText(count) : count}`;
}

/**
 * Parts of a unit price: product, priced options and counted parts of the design; the remainder belongs to an option no
 * longer sold. Then the quantity discount, or the deduction of a free gift.
 */
function pieceParts(line: CartLine, chosen: ChosenValue[]) {
  const { product, counts, isFreeGift, pieceCents, unitPriceCents } = line;
  const toStart = centsToStart(product, counts);
  const parts = [
    { label: product.name, cents: product.price_cents },
    ...chosen
      .filter(({ value }) => value.price_cents !== 0)
      .map(({ option, value }) => ({ label: `${option.title}: ${value.title}`, cents: value.price_cents })),
    ...product.countedPrices.flatMap((price) => {
      const units = chargedUnits(price, counts);
      return units > 0 ? [{ label: countedLabel(price, counts), cents: units * price.cents }] : [];
    }),
    ...(toStart > 0 ? [{ label: "Minimum price", cents: toStart }] : []),
  ];
  const rest = pieceCents - parts.reduce((subtotal, part) => subtotal + part.cents, 0);
  const breakCents = unitPriceCents - pieceCents;
  const breakLabel = isFreeGift ? "Free gift" : "Quantity discount";
  return [
    ...parts,
    ...(rest === 0 ? [] : [{ label: "Options", cents: rest }]),
    ...(breakCents === 0 ? [] : [{ label: breakLabel, cents: breakCents }]),
  ];
}

/** A step named after a line of the summary; none for zero. */
function named(lines: TotalsLine[], code: TotalsCode, cents: number): PriceStep[] {
  if (cents === 0) return [];
  return [step(lines.find((line) => line.code === code)?.label ?? "", cents)];
}

function ofPieces(label: string, quantity: number, cents: number): PriceStep {
  return { label, quantity, unit_amount: toMoney(cents), amount: toMoney(quantity * cents) };
}

function step(label: string, cents: number): PriceStep {
  return { label, quantity: null, unit_amount: null, amount: toMoney(cents) };
}
