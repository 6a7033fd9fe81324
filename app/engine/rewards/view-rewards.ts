import { lastShopDay } from "~/brand/shop-day";
import { type EntryView, entriesOf } from "../balances/entries";
import { type BalanceOwner, openLotsOf } from "../balances/ledger";
import type { Connection } from "../database/schema";
import type {
  RewardExpiry,
  RewardPointsAmount,
  RewardPointsBalanceHistoryItem,
  RewardTransactions,
} from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { toMoney } from "../totals/money";
import { expiringPoints } from "./expiring-points";
import { CENTS_A_POINT } from "./reward-rules";

const LARGEST_PAGE = 100;

/** Points as the contract shows them, with their value. */
export function viewPoints(points: number): RewardPointsAmount {
  return { points, money: toMoney(points * CENTS_A_POINT) };
}

/** A page of the transactions, newest first. @throws GraphQLError for an invalid page */
export async function viewTransactions(
  db: Connection,
  owner: BalanceOwner,
  page: WantedPage,
): Promise<RewardTransactions> {
  requirePage(page, LARGEST_PAGE);
  const { entries, total } = await entriesOf(db, owner, page);
  return { items: entries.map(viewEntry), total_count: total, page_info: pageInfo(page, total) };
}

/** Expiring points, earliest first. */
export async function viewExpiring(db: Connection, owner: BalanceOwner): Promise<RewardExpiry[]> {
  const lots = await openLotsOf(db, owner);
  return expiringPoints(lots, { after: new Date().toISOString() }).map(({ points, expiresAt }) => ({
    points,
    last_day: lastShopDay(expiresAt),
  }));
}

function viewEntry({ amount, balance, reason, created_at }: EntryView): RewardPointsBalanceHistoryItem {
  return { points_change: amount, balance: viewPoints(balance), change_reason: reason, date: created_at };
}
