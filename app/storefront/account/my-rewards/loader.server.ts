import {
  MyLoyaltyLevelDocument,
  type MyLoyaltyLevelQuery,
  MyRewardPointsDocument,
  type MyRewardPointsQuery,
  MyRewardSettingsDocument,
  type MyRewardSettingsQuery,
  MyRewardTransactionsDocument,
  type MyRewardTransactionsQuery,
  RewardPolicyDocument,
  type RewardPolicyQuery,
} from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { NO_MONEY, shortMoneyText } from "~/storefront/ui/money";
import { pageNumber } from "~/storefront/ui/page-number";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { longDate } from "../dates";
import { earningText, levelViews, pointsText, transactionView, worthText } from "./rewards-view";
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
  const { customer }: Incomplete<MyRewardPointsQuery> = await visit.ask(MyRewardPointsDocument, {});
  const { balance, exchange_rates, expiring, transactions, loyalty } = required(customer?.reward_points);
  const items = transactions?.items ?? [];
  return {
    points: balance?.points ?? 0,
    /** Null when the provider does not know. */
    worth: balance?.money ? shortMoneyText({ ...NO_MONEY, ...balance.money }) : null,
    /** The earliest first. */
    expiring: (expiring ?? []).flatMap(({ points, last_day }) =>
      points === undefined || !last_day ? [] : [{ points: pointsText(points), lastDay: longDate(last_day) }],
    ),
    latest: items.map(transactionView),
    hasMore: (transactions?.total_count ?? 0) > items.length,
    /** Points per dollar, such as "1 point". */
    earning: earningText(exchange_rates),
    exchange: worthText(exchange_rates),
    /** True where there are no levels to join. */
    hasJoined: loyalty?.joined_at !== null,
  };
}

export type PointsData = Awaited<ReturnType<typeof readPoints>>;

async function readLoyalty(visit: AccountVisit) {
  const { customer }: Incomplete<MyLoyaltyLevelQuery> = await visit.ask(MyLoyaltyLevelDocument, {});
  const { joined_at, spent, level, next_level, missing, levels } = required(
    required(customer?.reward_points).loyalty,
  );
  const all = required(levelViews(levels));
  const paid = { ...NO_MONEY, ...required(spent) };
  const from = next_level?.from?.value;
  const name = next_level?.name;
  return {
    /** Null for a customer who has not joined. */
    joinedOn: joined_at ? longDate(joined_at) : null,
    /** In twelve months. */
    spent: shortMoneyText(paid),
    level: required(level?.code),
    /** Null at the highest level. */
    next: name && missing ? { name, missing: shortMoneyText({ ...NO_MONEY, ...missing }) } : null,
    /** Progress to the next level, 0 to 1. */
    share: next_level ? Math.min(1, (paid.value ?? 0) / (from || 1)) : 1,
    levels: all,
  };
}

export type LoyaltyData = Awaited<ReturnType<typeof readLoyalty>>;

async function readTransactions(visit: AccountVisit) {
  const page = pageNumber(new URL(visit.request.url).searchParams, "p");
  const { customer }: Incomplete<MyRewardTransactionsQuery> = await visit.ask(MyRewardTransactionsDocument, {
    page,
    size: PAGE_SIZE,
  });
  const { items = [], total_count, page_info } = required(required(customer?.reward_points).transactions);
  return {
    items: items.map(transactionView),
    total: total_count ?? items.length,
    page,
    pages: page_info?.total_pages ?? 1,
  };
}

export type TransactionsData = Awaited<ReturnType<typeof readTransactions>>;

async function readSettings(visit: AccountVisit) {
  const { customer }: Incomplete<MyRewardSettingsQuery> = await visit.ask(MyRewardSettingsDocument, {});
  const { subscription_status, notice_days, loyalty } = required(customer?.reward_points);
  return {
    notifiesChanges: subscription_status?.balance_updates === "SUBSCRIBED",
    notifiesExpiry: subscription_status?.points_expiration_notifications === "SUBSCRIBED",
    /** Days before points expire at which the email is sent; null when the provider does not say. */
    noticeDays: notice_days ?? null,
    joinedOn: loyalty?.joined_at ? longDate(loyalty.joined_at) : null,
  };
}

export type SettingsData = Awaited<ReturnType<typeof readSettings>>;

async function readPolicy(visit: AccountVisit) {
  const { customer }: Incomplete<RewardPolicyQuery> = await visit.ask(RewardPolicyDocument, {});
  const { exchange_rates, validity_months, notice_days, loyalty } = required(customer?.reward_points);
  return {
    exchange: worthText(exchange_rates),
    validityMonths: required(validity_months),
    noticeDays: required(notice_days),
    levels: required(levelViews(loyalty?.levels)),
  };
}

export type PolicyData = Awaited<ReturnType<typeof readPolicy>>;

/** @throws Response 404 when the provider lacks what the page is about */
function required<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw pageNotFound();
  return part;
}
