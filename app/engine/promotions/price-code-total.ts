import { type PricedLine, type Total, totalOfRows, withLine } from "../totals/total";

/** Deducts the price code's or the member discount from the items it applies to; never increases a price. */
export const priceCodeTotal: Total = (_cart, totals) => {
  const rows = totals.rows.map((row) => {
    const { offerPriceCents, quantity } = row.line;
    if (offerPriceCents === null) return row;
    return { ...row, offerCents: Math.max(0, row.rowCents - offerPriceCents * quantity) };
  });
  const cents = totalOfRows(rows, (row) => row.offerCents);
  if (cents === 0) return totals;
  const offered = rows.filter((row) => row.offerCents > 0).map((row) => row.line);
  return withLine({ ...totals, rows }, { code: "price_code", label: offersLabel(offered), cents: -cents });
};

export function offerLabel({ isMemberPrice }: Pick<PricedLine, "isMemberPrice">): string {
  return isMemberPrice ? "Member price" : "Special price";
}

function offersLabel(offered: PricedLine[]): string {
  const labels = new Set(offered.map(offerLabel));
  return labels.size === 1 ? [...labels][0] : "Special and member prices";
}
