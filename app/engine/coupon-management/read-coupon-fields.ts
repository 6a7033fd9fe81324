import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import type { CouponFieldsInput } from "../admin-api/resolvers.generated";
import type { Connection, NewRow, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isDay } from "../reports/report-period";
import { requireLine } from "../shared/typed-text";
import { centsFromText } from "../totals/money";

const MAX_CENTS = 100_000;
const MAX_USES = 1_000_000;
const MAX_LISTED = 200;
/** A percentage with two decimals at most. */
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;

type Fields = Omit<NewRow<"coupon">, "code" | "store_code" | "is_personal">;
type Days = Pick<Row<"coupon">, "starts_at" | "ends_at">;

/**
 * The columns that a coupon's form says.
 * @param current stored coupon, whose times stay when the form has the same days
 * @throws GraphQLError of category input that names the field
 */
export async function readCouponFields(
  db: Connection,
  storeCode: string,
  typed: CouponFieldsInput,
  current?: Days,
): Promise<Fields> {
  const isPercent = typed.kind === "PERCENT";
  return {
    label: requireLine(typed.label, { field: "label", maxLength: 100 }),
    percent_basis_points: isPercent ? readPercent(typed.value) : 0,
    amount_cents: isPercent ? 0 : readCents(typed.value, "value", 1),
    minimum_subtotal_cents:
      typed.minimum_subtotal.trim() === "" ? 0 : readCents(typed.minimum_subtotal, "minimum_subtotal", 0),
    ...readDays(typed, current),
    uses_per_coupon: readUses(typed.uses_per_coupon, "uses_per_coupon"),
    uses_per_customer: readUses(typed.uses_per_customer, "uses_per_customer"),
    skus: jsonList(await readSkus(db, storeCode, typed.skus)),
    category_uids: jsonList(await readCategories(db, storeCode, typed.categories)),
    is_public: typed.is_public ? 1 : 0,
    is_active: typed.is_active ? 1 : 0,
  };
}

/** Days at the shop of stored times. */
export function couponDays({ starts_at, ends_at }: Days): { from: string | null; to: string | null } {
  return {
    from: starts_at && shopDay(new Date(starts_at)),
    to: ends_at && shopDay(new Date(Date.parse(ends_at) - 1)),
  };
}

function readPercent(typed: string): number {
  const text = typed.trim();
  const basisPoints = PERCENT.test(text) ? Math.round(Number(text) * 100) : 0;
  if (basisPoints < 1 || basisPoints > 10_000)
    throw inputError("Please enter a percentage up to 100, such as 10 or 12.5.", "value");
  return basisPoints;
}

function readCents(typed: string, field: string, min: number): number {
  const cents = centsFromText(typed.trim());
  if (cents === null || cents < min || cents > MAX_CENTS)
    throw inputError("Please enter an amount in dollars up to 1000, such as 5 or 12.50.", field);
  return cents;
}

function readUses(typed: string, field: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (uses < 1 || uses > MAX_USES)
    throw inputError("Please enter a whole number from 1, or nothing for any number.", field);
  return uses;
}

function readDays({ from, to }: CouponFieldsInput, current?: Days): Days {
  const [first, last] = [readDay(from, "from"), readDay(to, "to")];
  if (first && last && first > last) throw inputError("The last day is before the first one.", "to");
  const before = current && couponDays(current);
  return {
    starts_at: before?.from === first ? (current?.starts_at ?? null) : first && startOf(first),
    ends_at: before?.to === last ? (current?.ends_at ?? null) : last && startOf(isoDay(dayOf(last) + 1)),
  };
}

function startOf(day: string): string {
  return startOfShopDay(day).toISOString();
}

function readDay(typed: string, field: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (!isDay(text)) throw inputError("Please enter a day, such as 2026-01-31.", field);
  return text;
}

async function readSkus(db: Connection, storeCode: string, typed: string): Promise<string[]> {
  const skus = listed(typed, "skus");
  const rows = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("sku", "in", skus)
    .execute();
  const existing = new Set(rows.map(({ sku }) => sku));
  const missing = skus.find((sku) => !existing.has(sku));
  if (missing !== undefined) throw inputError(`There's no product with the SKU ${missing}.`, "skus");
  return skus;
}

/** @returns uids */
async function readCategories(db: Connection, storeCode: string, typed: string): Promise<string[]> {
  const paths = listed(typed, "categories");
  const rows = await db
    .selectFrom("category")
    .select(["uid", "url_path"])
    .where("store_code", "=", storeCode)
    .where("url_path", "in", paths)
    .execute();
  const uids = new Map(rows.map(({ uid, url_path }) => [url_path, uid]));
  return paths.map((path) => {
    const uid = uids.get(path);
    if (uid === undefined) throw inputError(`There's no category at /${path}.`, "categories");
    return uid;
  });
}

function listed(typed: string, field: string): string[] {
  const words = typed
    .split(/[\s,]+/)
    .map((word) => word.replace(/^\/+|\/+$/g, ""))
    .filter(Boolean);
  if (words.length > MAX_LISTED) throw inputError(`Please list ${MAX_LISTED} at most.`, field);
  return [...new Set(words)];
}

function jsonList(values: string[]): string | null {
  return values.length > 0 ? JSON.stringify(values) : null;
}
