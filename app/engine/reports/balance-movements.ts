import { shopDay } from "~/brand/shop-day";
import type { BalanceKind } from "../balances/ledger";
import type { Connection } from "../database/schema";
import { CENTS_A_POINT } from "../rewards/reward-rules";
import { boundsOf, type ReportPeriod } from "./report-period";

/** Why balances changed. */
export type MovementCause =
  | "orders"
  | "gift certificates"
  | "transfers"
  | "expired"
  | "blocked"
  | "promotions";

/** What the store owes in balances of a kind changed on a day, in cents; points by their value. */
export interface BalanceMovement {
  day: string;
  kind: BalanceKind;
  cause: MovementCause;
  cents: number;
}

/** What the store owes in balances of a kind, in cents; points by their value. */
export interface Liability {
  kind: BalanceKind;
  cents: number;
}

/**
 * The first words of the ledger's reason keys; any other cause is a promotion, such as points, referrals and gift cards
 * that staff issue.
 */
const causes: Record<string, MovementCause> = {
  order: "orders",
  returned: "orders",
  "gift-certificate": "gift certificates",
  "gift-certificate-taken-back": "gift certificates",
  redeemed: "transfers",
  "gift-card-sent": "transfers",
  expired: "expired",
  "gift-card-blocked": "blocked",
};

/** The changes of balances in the period by day, kind and cause; entry by entry. */
export async function balanceMovements(db: Connection, period: ReportPeriod): Promise<BalanceMovement[]> {
  const { start, end } = boundsOf(period);
  const entries = await db
    .selectFrom("balance_entry")
    .select(["kind", "amount", "reason_key", "created_at"])
    .where("store_code", "=", period.storeCode)
    .where("created_at", ">=", start)
    .where("created_at", "<", end)
    .orderBy("id")
    .execute();
  return entries.map(({ kind, amount, reason_key, created_at }) => ({
    day: shopDay(created_at),
    kind,
    cause: causes[reason_key.split(":")[0]] ?? "promotions",
    cents: centsOf(kind, amount),
  }));
}

/** What the store owes in balances at the end of the period, in cents, by kind. */
export async function liabilities(db: Connection, period: ReportPeriod): Promise<Liability[]> {
  const kinds = await db
    .selectFrom("balance_entry")
    .select(({ fn }) => ["kind", fn.sum<number>("amount").as("amount")])
    .where("store_code", "=", period.storeCode)
    .where("created_at", "<", boundsOf(period).end)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return kinds.map(({ kind, amount }) => ({ kind, cents: centsOf(kind, Number(amount)) }));
}

function centsOf(kind: BalanceKind, amount: number): number {
  return kind === "points" ? amount * CENTS_A_POINT : amount;
}
