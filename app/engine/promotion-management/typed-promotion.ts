import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { requireSkus } from "../catalog/require-skus";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isDay } from "../reports/report-period";
import { centsFromText } from "../totals/money";

/** What the forms of coupons, price codes and offers have in common. */

const MAX_CENTS = 100_000;
const MAX_LISTED = 200;
/** A percentage with two decimals at most. */
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;

/** When a promotion runs. */
export type RunningTime = Pick<Row<"coupon">, "starts_at" | "ends_at">;

/** Days at the shop of stored times. */
export function runningDays({ starts_at, ends_at }: RunningTime): { from: string | null; to: string | null } {
  return {
    from: starts_at && shopDay(new Date(starts_at)),
    to: ends_at && shopDay(new Date(Date.parse(ends_at) - 1)),
  };
}

/** Whether a promotion runs now. */
export function promotionState({ starts_at, ends_at }: RunningTime): "ACTIVE" | "PLANNED" | "ENDED" {
  const now = new Date().toISOString();
  if (ends_at !== null && ends_at < now) return "ENDED";
  return starts_at !== null && starts_at > now ? "PLANNED" : "ACTIVE";
}

/**
 * The first and the last day of a form, as times.
 * @param current stored times, which stay when the form has the same days: a promotion that was ended today stays ended
 * @throws GraphQLError of category input that names the field `from` or `to`
 */
export function readDays(typed: { from: string; to: string }, current?: RunningTime): RunningTime {
  const [first, last] = [readDay(typed.from, "from"), readDay(typed.to, "to")];
  if (first && last && first > last) throw inputError("The last day is before the first one.", "to");
  const before = current && runningDays(current);
  return {
    starts_at: before?.from === first ? (current?.starts_at ?? null) : first && startOf(first),
    ends_at: before?.to === last ? (current?.ends_at ?? null) : last && startOf(isoDay(dayOf(last) + 1)),
  };
}

/** @returns basis points @throws GraphQLError of category input that names the field */
export function readPercent(typed: string, field = "value"): number {
  const text = typed.trim();
  const basisPoints = PERCENT.test(text) ? Math.round(Number(text) * 100) : 0;
  if (basisPoints < 1 || basisPoints > 10_000)
    throw inputError("Please enter a percentage up to 100, such as 10 or 12.5.", field);
  return basisPoints;
}

/** @returns cents @throws GraphQLError of category input that names the field */
export function readDollars(typed: string, field: string, minCents: number): number {
  const cents = centsFromText(typed.trim());
  if (cents === null || cents < minCents || cents > MAX_CENTS)
    throw inputError("Please enter an amount in dollars up to 1000, such as 5 or 12.50.", field);
  return cents;
}

/** SKUs of the store's products, separated by commas or spaces. @throws GraphQLError that names the field `skus` */
export async function readSkus(db: Connection, storeCode: string, typed: string): Promise<string[]> {
  const skus = readList(typed, "skus");
  await requireSkus(db, storeCode, skus, "skus");
  return skus;
}

/** Words separated by commas or spaces, each once. @throws GraphQLError of category input for too many */
export function readList(typed: string, field: string, max = MAX_LISTED): string[] {
  const words = typed
    .split(/[\s,]+/)
    .map((word) => word.replace(/^\/+|\/+$/g, ""))
    .filter(Boolean);
  if (words.length > max) throw inputError(`Please list ${max} at most.`, field);
  return [...new Set(words)];
}

function startOf(day: string): string {
  return startOfShopDay(day).toISOString();
}

/** @returns yyyy-mm-dd; null for nothing typed @throws GraphQLError of category input that names the field */
export function readDay(typed: string, field: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (!isDay(text)) throw inputError("Please enter a day, such as 2026-01-31.", field);
  return text;
}
