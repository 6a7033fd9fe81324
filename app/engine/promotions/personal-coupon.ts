import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { lockRows } from "../database/dialect";
import type { Database } from "../database/schema";

/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export interface PersonalCouponOffer {
  storeCode: string;
  /** As `readEmail` answers it. */
  email: string;
  /** What it is given for, such as "newsletter": a person gets one coupon for each purpose. */
  purpose: string;
  label: string;
  percentBasisPoints?: number;
  amountCents?: number;
  minimumSubtotalCents?: number;
  firstOrderOnly?: boolean;
  /** ISO time, UTC. */
  expiresAt: string;
}

/**
 * Gives somebody a coupon that works once and with their e-mail address alone.
 * @returns the code; null when that address or its customer had one for the same purpose before
 */
export async function issuePersonalCoupon(
  db: Kysely<Database>,
  offer: PersonalCouponOffer,
): Promise<string | null> {
  const code = `PET-${randomLetters(10)}`;
  const issued = await db
    .insertInto("personal_coupon")
    .values({
      code,
      store_code: offer.storeCode,
      purpose: offer.purpose,
      email: offer.email,
      customer_id: await customerOf(db, offer),
      first_order_only: offer.firstOrderOnly ? 1 : 0,
      order_id: null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .executeTakeFirst();
  if (!issued) return null;
  await db
    .insertInto("coupon")
    .values({
      code,
      store_code: offer.storeCode,
      label: offer.label,
      percent_basis_points: offer.percentBasisPoints ?? 0,
      amount_cents: offer.amountCents ?? 0,
      minimum_subtotal_cents: offer.minimumSubtotalCents ?? 0,
      starts_at: null,
      ends_at: offer.expiresAt,
    })
    .execute();
  return code;
}

/** Who wants to use a coupon; the address may not be known yet. */
export interface CouponBuyer {
  customerId: number | null;
  email: string | null;
}

/**
 * Why that buyer may not use the coupon; null when they may, or when it is a coupon for everybody. Asked in the
 * transaction that uses it: until that ends nobody else can.
 */
export async function personalCouponProblem(
  db: Kysely<Database>,
  storeCode: string,
  code: string,
  buyer: CouponBuyer,
): Promise<string | null> {
  const coupon = await lockRows(
    db,
    db.selectFrom("personal_coupon").selectAll().where("code", "=", code).where("store_code", "=", storeCode),
  ).executeTakeFirst();
  if (!coupon) return null;
  if (coupon.order_id !== null) return `The coupon code ${code} has been used.`;
  if (buyer.email !== null && buyer.email !== coupon.email) {
    return `The coupon code ${code} works only with the e-mail address it was sent to.`;
  }
  const isLate = coupon.first_order_only === 1 && (await hasOrdered(db, storeCode, buyer));
  return isLate ? `The coupon code ${code} is for a first order.` : null;
}

/** Notes that the coupon was used for an order; a coupon for everybody needs no note. */
export async function redeemPersonalCoupon(
  db: Kysely<Database>,
  code: string,
  orderId: number,
): Promise<void> {
  await db.updateTable("personal_coupon").set({ order_id: orderId }).where("code", "=", code).execute();
}

/** Makes the coupon of an order usable again: the order was cancelled. */
export async function giveBackPersonalCoupon(db: Kysely<Database>, orderId: number): Promise<void> {
  await db.updateTable("personal_coupon").set({ order_id: null }).where("order_id", "=", orderId).execute();
}

async function customerOf(
  db: Kysely<Database>,
  { storeCode, email }: PersonalCouponOffer,
): Promise<number | null> {
  const customer = await db
    .selectFrom("customer")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .executeTakeFirst();
  return customer?.id ?? null;
}

/** Whether there is an order, by the address or by the customer, that was not cancelled. */
async function hasOrdered(
  db: Kysely<Database>,
  storeCode: string,
  { customerId, email }: CouponBuyer,
): Promise<boolean> {
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("status", "!=", "cancelled")
    .where((is) => is.or([is("email", "=", email ?? ""), is("customer_id", "=", customerId ?? -1)]))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
