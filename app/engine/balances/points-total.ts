import { prorate } from "../totals/money";
import { costOfGoods, type Total, withLine } from "../totals/total";

/** What points pay of the goods that take discounts, spread over their rows by what these cost. */
export const pointsTotal: Total = (cart, totals) => {
  const costs = totals.rows.map((row, index) => (cart.lines[index].takesDiscounts ? costOfGoods(row) : 0));
  const cents = Math.min(
    cart.pointsCents,
    costs.reduce((sum, cost) => sum + cost, 0),
  );
  if (cents === 0) return totals;
  const parts = prorate(cents, costs);
  const rows = totals.rows.map((row, index) => ({ ...row, pointsCents: parts[index] }));
  return withLine({ ...totals, rows }, { code: "reward_points", label: "Reward points", cents: -cents });
};
