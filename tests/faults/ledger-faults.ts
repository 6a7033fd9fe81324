import type { TotalsLine } from "~/engine/totals/total";
import type { Snapshot } from "./snapshot";

const PAID_BY_BALANCES = ["gift_card", "reward_points", "store_credit"];

/** Lists differences between orders and the ledger about payments by balances, as text. */
export function faultsOfLedger({ entries, orders, payments }: Snapshot): string[] {
  const inLedger = subtotals(
    entries.flatMap(({ amount, balance_id, reason_key }) => {
      const order = /^order:(\d+):/.exec(reason_key)?.[1];
      return order ? [[`order ${order}, balance ${balance_id}`, -amount]] : [];
    }),
  );
  const ofOrders = subtotals(
    payments.map(({ amount, balance_id, order_id }) => [`order ${order_id}, balance ${balance_id}`, amount]),
  );
  const cents = subtotals(payments.map(({ cents, order_id }) => [String(order_id), cents]));
  const left = subtotals(entries.map(({ amount, balance_id }) => [String(balance_id), amount]));
  return [
    ...[...new Set([...inLedger.keys(), ...ofOrders.keys()])]
      .filter((payment) => inLedger.get(payment) !== ofOrders.get(payment))
      .map((payment) => `The ledger and the order do not say the same of ${payment}.`),
    ...orders
      .filter(({ id, totals }) => paidByBalances(totals) !== (cents.get(String(id)) ?? 0))
      .map(({ number }) => `${number} was paid by balances with another sum than its totals say.`),
    ...[...left].filter(([, amount]) => amount < 0).map(([balance]) => `Balance ${balance} is overspent.`),
  ];
}

function paidByBalances(totals: string): number {
  const lines: TotalsLine[] = JSON.parse(totals);
  return lines.reduce((total, { code, cents }) => total - (PAID_BY_BALANCES.includes(code) ? cents : 0), 0);
}

function subtotals(amounts: (string | number)[][]): Map<string, number> {
  const summed = new Map<string, number>();
  for (const [key, amount] of amounts) {
    summed.set(String(key), (summed.get(String(key)) ?? 0) + Number(amount));
  }
  return summed;
}
