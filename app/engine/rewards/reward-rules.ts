import { shopDay, startOfShopDay } from "~/brand/shop-day";

/** The rules of the rewards in one place: value of points, earning and validity. */

export interface LoyaltyLevel {
  code: string;
  name: string;
  /** Minimum spending of twelve months, in cents. */
  fromCents: number;
  pointsForHundredDollars: number;
}

/** Lowest first; everybody has the first one. */
export const LOYALTY_LEVELS: readonly [LoyaltyLevel, ...LoyaltyLevel[]] = [
  { code: "friend", name: "Friend", fromCents: 0, pointsForHundredDollars: 100 },
  { code: "companion", name: "Companion", fromCents: 150_00, pointsForHundredDollars: 125 },
  { code: "family", name: "Family", fromCents: 400_00, pointsForHundredDollars: 150 },
];

/** One hundred points are worth five dollars. */
export const CENTS_A_POINT = 5;
/** Points expire at the end of the month this many months after they were earned. */
export const VALIDITY_MONTHS = 12;
/** Days before expiry at which the customer is notified. */
export const NOTICE_DAYS = 30;

/** The level of that spending in twelve months. @param spentCents zero or more */
export function levelAt(spentCents: number): LoyaltyLevel {
  return LOYALTY_LEVELS.findLast(({ fromCents }) => spentCents >= fromCents) ?? LOYALTY_LEVELS[0];
}

/** The next higher level; null at the highest. */
export function levelAbove({ code }: LoyaltyLevel): LoyaltyLevel | null {
  return LOYALTY_LEVELS[LOYALTY_LEVELS.findIndex((level) => level.code === code) + 1] ?? null;
}

/** Points of an order: only whole dollars count, and points are integers. */
export function pointsFor(spentCents: number, { pointsForHundredDollars }: LoyaltyLevel): number {
  return Math.floor((Math.floor(spentCents / 100) * pointsForHundredDollars) / 100);
}

/** Points that remain after a partial refund of an order; rounded in the customer's favor. */
export function pointsAfterRefund(points: number, spentCents: number, keptCents: number): number {
  return keptCents <= 0 ? 0 : Math.ceil((points * keptCents) / spentCents);
}

/** Expiry of points earned now: the first moment of a month at the shop, ISO 8601. */
export function expiryOf(earnedAt: Date): string {
  const [year, month] = shopDay(earnedAt).split("-").map(Number);
  const first = new Date(Date.UTC(year, month + VALIDITY_MONTHS, 1));
  return startOfShopDay(first.toISOString().slice(0, 10)).toISOString();
}

/** Start of the spending that counts for the level: the same day a year ago, ISO, UTC. */
export function yearBefore(now: Date): string {
  const year = now.getUTCFullYear() - 1;
  const sameDay = new Date(now);
  sameDay.setUTCFullYear(year);
  return sameDay.toISOString();
}
