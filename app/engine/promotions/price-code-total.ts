import { type PricedLine, type Total, withLine } from "../totals/total";

/** What the price code, or the membership, takes off the goods that it concerns; never makes anything dearer. */
export const priceCodeTotal: Total = (cart, totals) => {
  const rows = totals.rows.map((row, index) => {
    const { offerPriceCents, quantity } = cart.lines[index];
    if (offerPriceCents === null) return row;
    return { ...row, offerCents: Math.max(0, row.rowCents - offerPriceCents * quantity) };
  });
  const cents = rows.reduce((sum, row) => sum + row.offerCents, 0);
  if (cents === 0) return totals;
  const offered = cart.lines.filter((_line, index) => rows[index].offerCents > 0);
  return withLine({ ...totals, rows }, { code: "price_code", label: offersLabel(offered), cents: -cents });
};

/** What an offer is called. */
export function offerLabel({ isMemberPrice }: Pick<PricedLine, "isMemberPrice">): string {
  return isMemberPrice ? "Member price" : "Special price";
}

function offersLabel(offered: PricedLine[]): string {
  const labels = new Set(offered.map(offerLabel));
  return labels.size === 1 ? [...labels][0] : "Special and member prices";
}
