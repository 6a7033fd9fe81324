import { costOfGoods, spreadOver, type Total, type TotalsRow, totalOfRows, withLine } from "../totals/total";

/** What points pay of the goods that take discounts, spread over their rows by what these cost. */
export const pointsTotal: Total = (cart, totals) => {
  const cents = Math.min(cart.pointsCents, totalOfRows(totals.rows, payableCost));
  if (cents === 0) return totals;
  const rows = spreadOver(totals.rows, "pointsCents", cents, payableCost);
  return withLine({ ...totals, rows }, { code: "reward_points", label: "Reward points", cents: -cents });
};

function payableCost(row: TotalsRow): number {
  return row.line.takesDiscounts ? costOfGoods(row) : 0;
}
