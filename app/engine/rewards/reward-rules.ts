/** What points are worth, how they are earned and how long they last: the numbers of the rewards, all in one place. */

export interface LoyaltyLevel {
  code: string;
  name: string;
  /** Spending of twelve months from which on it is given, in cents. */
  fromCents: number;
  pointsForHundredDollars: number;
}

/** From the lowest; everybody has the first one. */
export const LOYALTY_LEVELS: readonly [LoyaltyLevel, ...LoyaltyLevel[]] = [
  { code: "friend", name: "Friend", fromCents: 0, pointsForHundredDollars: 100 },
  { code: "companion", name: "Companion", fromCents: 150_00, pointsForHundredDollars: 125 },
  { code: "family", name: "Family", fromCents: 400_00, pointsForHundredDollars: 150 },
];

/** One hundred points are five dollars. */
export const CENTS_A_POINT = 5;
/** Points last to the end of the month that is so many months after the one they were earned in. */
export const VALIDITY_MONTHS = 12;
/** How long before points expire the customer is told. */
export const NOTICE_DAYS = 30;

/** The level that spending of twelve months is worth. @param spentCents zero or more */
export function levelAt(spentCents: number): LoyaltyLevel {
  return LOYALTY_LEVELS.findLast(({ fromCents }) => spentCents >= fromCents) ?? LOYALTY_LEVELS[0];
}

/** The level above; null at the highest. */
export function levelAbove({ code }: LoyaltyLevel): LoyaltyLevel | null {
  return LOYALTY_LEVELS[LOYALTY_LEVELS.findIndex((level) => level.code === code) + 1] ?? null;
}

/** What an order earns: cents beyond whole dollars earn nothing, and points are whole. */
export function pointsFor(spentCents: number, { pointsForHundredDollars }: LoyaltyLevel): number {
  return Math.floor((Math.floor(spentCents / 100) * pointsForHundredDollars) / 100);
}

/** The part of an order's points that stays when only so much of its price was kept; rounded in the customer's favor. */
export function pointsAfterRefund(points: number, spentCents: number, keptCents: number): number {
  return keptCents <= 0 ? 0 : Math.ceil((points * keptCents) / spentCents);
}

/** When points that are earned now go away: the first moment of a month, ISO, UTC. */
export function expiryOf(earnedAt: Date): string {
  const month = earnedAt.getUTCMonth() + VALIDITY_MONTHS + 1;
  return new Date(Date.UTC(earnedAt.getUTCFullYear(), month, 1)).toISOString();
}

/** The last day on which points count, yyyy-mm-dd. @param expiresAt ISO, UTC */
export function lastDayBefore(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}

/** Since when spending counts for the level: the same day a year ago, ISO, UTC. */
export function yearBefore(now: Date): string {
  const year = now.getUTCFullYear() - 1;
  const sameDay = new Date(now);
  sameDay.setUTCFullYear(year);
  return sameDay.toISOString();
}
