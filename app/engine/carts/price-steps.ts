import type { PriceStep } from "../graphql/resolvers.generated";
import { toMoney } from "../totals/money";
import { costOfGoods, type Totals, type TotalsCode, type TotalsLine, type TotalsRow } from "../totals/total";
import type { ChosenValue } from "./chosen-values";
import type { CartLine } from "./view-cart";

type LineSteps = Pick<CartLine, "item" | "product" | "unitPriceCents" | "wrapping">;

/**
 * How a line comes to what it costs, from product and options to tax: the amounts sum to `lineTotal`.
 * @param lines the summary's lines, whose names the steps bear
 */
export function lineSteps(
  line: LineSteps,
  chosen: ChosenValue[],
  row: TotalsRow,
  lines: TotalsLine[],
): PriceStep[] {
  const { quantity } = line.item;
  return [
    ...pieceParts(line, chosen).map(({ label, cents }) => ofPieces(label, quantity, cents)),
    ...named(lines, "price_code", -row.offerCents),
    ...named(lines, "discount", -row.discountCents),
    ...named(lines, "reward_points", -row.pointsCents),
    ...(line.wrapping ? [ofPieces(line.wrapping.title, quantity, line.wrapping.price_cents)] : []),
    ...named(lines, "tax", row.taxCents),
  ];
}

/** What a line costs with all that is taken off and added, in cents; without its part of shipping. */
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

/**
 * What a line of the summary is made of: of its part of each cart line, the grand total of all lines above it. The
 * amounts sum to it; empty where there is nothing to tell.
 */
export function totalSteps(
  total: TotalsLine,
  totals: Totals,
  cartLines: Pick<CartLine, "product">[],
): PriceStep[] {
  if (total.code === "grand_total") {
    return totals.lines.filter((line) => line !== total).map(({ label, cents }) => step(label, cents));
  }
  const part = ROW_PARTS[total.code];
  if (!part) return [];
  const parts = totals.rows.map((row, index) => ({
    label: cartLines[index].product.name,
    cents: part(row),
  }));
  if (total.code === "tax") parts.push({ label: "Shipping", cents: totals.shippingTaxCents });
  return parts.filter(({ cents }) => cents !== 0).map(({ label, cents }) => step(label, cents));
}

/** A piece's price: the product, then the options that cost something; what is left is that of an option no longer made. */
function pieceParts({ product, unitPriceCents }: LineSteps, chosen: ChosenValue[]) {
  const parts = [
    { label: product.name, cents: product.price_cents },
    ...chosen
      .filter(({ value }) => value.price_cents !== 0)
      .map(({ option, value }) => ({ label: `${option.title}: ${value.title}`, cents: value.price_cents })),
  ];
  const cents = unitPriceCents - parts.reduce((sum, part) => sum + part.cents, 0);
  return cents === 0 ? parts : [...parts, { label: "Options", cents }];
}

/** The step that bears the name of a line of the summary; none where it does nothing. */
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
