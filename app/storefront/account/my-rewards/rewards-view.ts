import { storeLocale } from "~/brand/store-locale";
import type {
  LoyaltyLevelLineFragment,
  RewardRatesFragment,
  RewardTransactionFragment,
} from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { shortMoneyText } from "../../ui/money";
import { longDate } from "../dates";
import type { TransactionView } from "../transaction-table";

/** Converts an entry of the points' ledger to a row of the table. */
export function transactionView(item: Incomplete<RewardTransactionFragment>): TransactionView {
  const { points_change: change = 0, balance } = item;
  const amount = Math.abs(change).toLocaleString(storeLocale());
  return {
    key: `${item.date} ${change} ${balance?.points}`,
    day: longDate(item.date),
    reason: item.change_reason ?? "",
    change: `${change < 0 ? "−" : "+"}${amount}`,
    isGain: change > 0,
    balance: (balance?.points ?? 0).toLocaleString(storeLocale()),
  };
}

/** Formats the levels; null when the provider lacks a part of them. */
export function levelViews(levels: Incomplete<LoyaltyLevelLineFragment>[] | undefined): LevelView[] | null {
  const whole = (levels ?? []).filter(isWhole);
  return levels && whole.length === levels.length ? whole.map(levelView) : null;
}

function isWhole(level: Incomplete<LoyaltyLevelLineFragment>): level is LoyaltyLevelLineFragment {
  return Boolean(level.code && level.name && level.from) && level.points_a_dollar !== undefined;
}

/** Formats a level. */
export function levelView({ code, name, from, points_a_dollar }: LoyaltyLevelLineFragment) {
  return {
    code,
    name,
    /** Minimum spending; null for the lowest level, which everybody has. */
    from: (from.value ?? 0) > 0 ? shortMoneyText(from) : null,
    pointsADollar: pointsText(points_a_dollar),
  };
}

export type LevelView = ReturnType<typeof levelView>;

/** Formats points, such as "1,250 points" and "1 point". */
export function pointsText(points: number): string {
  return `${points.toLocaleString(storeLocale())} ${points === 1 ? "point" : "points"}`;
}

/** Formats the points of the next dollar, such as "1.25 points". */
export function earningText(rates: Incomplete<RewardRatesFragment> | null | undefined): string {
  const { points = 1, currency_amount = 1 } = rates?.earning ?? {};
  return pointsText(points / currency_amount);
}

/** Formats the worth of points, such as "100 points are worth $5". */
export function worthText(rates: Incomplete<RewardRatesFragment> | null | undefined): string | null {
  const redemption = rates?.redemption;
  if (!redemption?.points || !redemption.currency_amount) return null;
  const money = shortMoneyText({ value: redemption.currency_amount, currency: "USD" });
  return `${pointsText(redemption.points)} are worth ${money}`;
}
