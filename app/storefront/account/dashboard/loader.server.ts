import { storeLocale } from "~/brand/store-locale";
import {
  DashboardBelongingsDocument,
  type DashboardBelongingsQuery,
  DashboardCustomerDocument,
} from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { hasFeature } from "~/storefront/session/features.server";
import { moneyText, NO_MONEY } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { endsSoon, longDate } from "../dates";
import { pointsText } from "../my-rewards/rewards-view";
import { viewSavedDesigns } from "../my-saved-design/view-saved-design.server";
import { orderSummaries } from "../orders/order-summaries.server";
import { nextSteps } from "./next-steps";

const RECENT_ORDERS = 3;

/** The customer's orders, designs and balances, and suggested next steps. */
export async function loader(visit: AccountVisit) {
  const [{ customer }, { orders }, response] = await Promise.all([
    visit.ask(DashboardCustomerDocument, {}),
    orderSummaries(visit, 1, RECENT_ORDERS),
    visit.provider.attempt(DashboardBelongingsDocument, {}),
  ]);
  const belongings: Incomplete<DashboardBelongingsQuery> | null = response.data;
  const [designs, canRecommend] = await Promise.all([
    viewSavedDesigns(belongings?.designs?.items ?? []),
    hasFeature("recommendations"),
  ]);
  const unfinished = designs.find(({ problem, studioPath }) => problem !== null && studioPath !== null);
  const rewards = belongings?.customer?.reward_points;
  const memberUntil = belongings?.customer?.champ_membership_until;
  return {
    firstname: customer?.firstname ?? "",
    name: `${customer?.firstname ?? ""} ${customer?.lastname ?? ""}`.trim(),
    email: customer?.email ?? "",
    orders,
    designs,
    /** The last day of the champ membership, formatted; null without one. */
    memberUntil: memberUntil ? longDate(memberUntil) : null,
    /** Null when the provider is unavailable. */
    belongings: belongings && viewBelongings(belongings),
    steps: nextSteps({
      orders,
      isEmailConfirmed: isConfirmed(belongings?.customer?.email_confirmed_at),
      hasAddress: customer?.default_shipping != null,
      unfinished: unfinished?.studioPath
        ? { title: unfinished.title, studioPath: unfinished.studioPath }
        : null,
      ending: rewards ? endingPoints(rewards) : null,
      canRecommend,
      hasJoinedLoyalty: hasJoined(rewards?.loyalty?.joined_at),
    }),
  };
}

export type DashboardData = Awaited<ReturnType<typeof loader>>;

type Rewards = Incomplete<NonNullable<NonNullable<DashboardBelongingsQuery["customer"]>["reward_points"]>>;

/** Returns null when the provider has no levels. */
function hasJoined(at: string | null | undefined): boolean | null {
  return at === undefined ? null : at !== null;
}

/** Returns null when the provider does not know. */
function isConfirmed(at: string | null | undefined): boolean | null {
  return at === undefined ? null : at !== null;
}

function endingPoints({ expiring, notice_days }: Rewards) {
  const first = expiring?.[0];
  if (!first?.points || !first.last_day || notice_days === undefined) return null;
  if (!endsSoon(first.last_day, notice_days, new Date())) return null;
  return { points: pointsText(first.points), lastDay: longDate(first.last_day) };
}

function viewBelongings({ customer, designs }: Incomplete<DashboardBelongingsQuery>) {
  const balance = customer?.reward_points?.balance;
  const credit = customer?.store_credit?.current_balance;
  const worth = balance?.points ? balance.money : null;
  return {
    points: (balance?.points ?? 0).toLocaleString(storeLocale()),
    pointsWorth: worth ? moneyText({ ...NO_MONEY, ...worth }) : null,
    credit: moneyText({ ...NO_MONEY, ...credit }),
    /** Null when the provider has no designs. */
    designs: designs?.total_count ?? null,
  };
}

/** A customer's totals: points, store credit and designs. */
export type Belongings = ReturnType<typeof viewBelongings>;
