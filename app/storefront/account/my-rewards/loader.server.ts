import {
  MyLoyaltyLevelDocument,
  MyRewardPointsDocument,
  MyRewardSettingsDocument,
  MyRewardTransactionsDocument,
  RewardPolicyDocument,
} from "~/provider/contract/documents.generated";
import { NO_MONEY } from "~/storefront/ui/money";
import { pageNumber } from "~/storefront/ui/page-number";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { longDate } from "../dates";
import { earningText, levelView, pointsText, shortMoney, transactionView, worthText } from "./rewards-view";
import { type SubPage, subPageOf, subPages } from "./sub-pages";

const PAGE_SIZE = 20;

/** The data of the sub-page that the path names. @throws Response 404 for an unknown sub-page */
export async function loader(visit: AccountVisit) {
  const subPage = subPageOf(visit.orderId, visit.subOrderId);
  if (!subPage) throw pageNotFound();
  return { pageTitle: subPages[subPage].title, ...(await readSubPage(visit, subPage)) };
}

/** Data of the sub-page in the URL. */
export type MyRewardsData = Awaited<ReturnType<typeof loader>>;

async function readSubPage(visit: AccountVisit, subPage: SubPage) {
  switch (subPage) {
    case "rewardpoints":
      return { subPage, ...(await readPoints(visit)) };
    case "loyaltylevel":
    case "loyaltylevel/join":
      return { subPage, ...(await readLoyalty(visit)) };
    case "transactions":
      return { subPage, ...(await readTransactions(visit)) };
    case "settings":
      return { subPage, ...(await readSettings(visit)) };
    case "policy":
      return { subPage, ...(await readPolicy(visit)) };
  }
}

async function readPoints(visit: AccountVisit) {
  const { customer } = await visit.ask(MyRewardPointsDocument, {});
  const rewards = required(customer?.reward_points);
  const { balance, exchange_rates, expiring, transactions, loyalty } = rewards;
  return {
    points: balance?.points ?? 0,
    worth: shortMoney(balance?.money ?? NO_MONEY),
    /** The earliest first. */
    expiring: expiring.map(({ points, last_day }) => ({
      points: pointsText(points),
      lastDay: longDate(last_day),
    })),
    latest: transactions.items.map(transactionView),
    hasMore: transactions.total_count > transactions.items.length,
    /** Points per dollar, such as "1 point". */
    earning: earningText(exchange_rates),
    exchange: worthText(exchange_rates),
    hasJoined: loyalty.joined_at !== null,
  };
}

export type PointsData = Awaited<ReturnType<typeof readPoints>>;

async function readLoyalty(visit: AccountVisit) {
  const { customer } = await visit.ask(MyLoyaltyLevelDocument, {});
  const { joined_at, spent, level, next_level, missing, levels } = required(customer?.reward_points).loyalty;
  return {
    /** Null for a customer who has not joined. */
    joinedOn: joined_at && longDate(joined_at),
    /** In twelve months. */
    spent: shortMoney(spent),
    level: level.code,
    /** Null at the highest level. */
    next: next_level && missing && { name: next_level.name, missing: shortMoney(missing) },
    /** Progress to the next level, 0 to 1. */
    share: next_level ? Math.min(1, (spent.value ?? 0) / (next_level.from.value || 1)) : 1,
    levels: levels.map(levelView),
  };
}

export type LoyaltyData = Awaited<ReturnType<typeof readLoyalty>>;

async function readTransactions(visit: AccountVisit) {
  const page = pageNumber(new URL(visit.request.url).searchParams, "p");
  const { customer } = await visit.ask(MyRewardTransactionsDocument, { page, size: PAGE_SIZE });
  const { items, total_count, page_info } = required(customer?.reward_points).transactions;
  return { items: items.map(transactionView), total: total_count, page, pages: page_info.total_pages ?? 1 };
}

export type TransactionsData = Awaited<ReturnType<typeof readTransactions>>;

async function readSettings(visit: AccountVisit) {
  const { customer } = await visit.ask(MyRewardSettingsDocument, {});
  const { subscription_status, notice_days, loyalty } = required(customer?.reward_points);
  return {
    notifiesChanges: subscription_status?.balance_updates === "SUBSCRIBED",
    notifiesExpiry: subscription_status?.points_expiration_notifications === "SUBSCRIBED",
    /** Days before points expire at which the email is sent. */
    noticeDays: notice_days,
    joinedOn: loyalty.joined_at && longDate(loyalty.joined_at),
  };
}

export type SettingsData = Awaited<ReturnType<typeof readSettings>>;

async function readPolicy(visit: AccountVisit) {
  const { customer } = await visit.ask(RewardPolicyDocument, {});
  const { exchange_rates, validity_months, notice_days, loyalty } = required(customer?.reward_points);
  return {
    exchange: worthText(exchange_rates),
    validityMonths: validity_months,
    noticeDays: notice_days,
    levels: loyalty.levels.map(levelView),
  };
}

export type PolicyData = Awaited<ReturnType<typeof readPolicy>>;

/** @throws Response 404 when the provider has no rewards */
function required<Rewards>(rewards: Rewards | null | undefined): Rewards {
  if (!rewards) throw pageNotFound();
  return rewards;
}
