import type { AliasableExpression } from "kysely";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { discountedSubtotal, type Totals, totalOf } from "../totals/total";
import { NOT_VALID } from "./code-rejection";
import { mailboxHash } from "./coupon-person";
import {
  type CouponBuyer,
  giveBackPersonalCoupon,
  personalCouponProblem,
  redeemPersonalCoupon,
} from "./personal-coupon";

/**
 * The reason the buyer may not use the coupon; null when they may. Call it in the transaction that uses it: it locks a
 * coupon whose uses are limited, so that orders at the same time cannot exceed the limit together.
 */
export async function couponUseProblem(
  db: Connection,
  storeCode: string,
  code: string,
  buyer: CouponBuyer,
): Promise<string | null> {
  const problem = await personalCouponProblem(db, storeCode, code, buyer);
  if (problem) return problem;
  const query = db
    .selectFrom("coupon")
    .select(["is_active", "uses_per_coupon", "uses_per_customer"])
    .where("store_code", "=", storeCode)
    .where("code", "=", code);
  const unlocked = await query.executeTakeFirst();
  const isLimited = unlocked && (unlocked.uses_per_coupon !== null || unlocked.uses_per_customer !== null);
  const coupon = isLimited ? await lockRows(db, query).executeTakeFirst() : unlocked;
  if (coupon?.is_active !== 1) return NOT_VALID;
  const { uses_per_coupon: limit, uses_per_customer: limitEach } = coupon;
  const key = { store_code: storeCode, code };
  if (await isUsedUp(db, { ...key, uses_per_coupon: limit })) return NOT_VALID;
  if (limitEach !== null && (await countUsesBy(db, key, buyer, limitEach)) >= limitEach) return NOT_VALID;
  return null;
}

/** Whether the uses of a coupon have reached its limit; false without one. */
export async function isUsedUp(
  db: Connection,
  { store_code, code, uses_per_coupon }: Pick<Row<"coupon">, "store_code" | "code" | "uses_per_coupon">,
): Promise<boolean> {
  if (uses_per_coupon === null) return false;
  return (await countUses(db, store_code, code, uses_per_coupon)) >= uses_per_coupon;
}

/**
 * Records that an order used the coupon; one that gave no discount, because of its minimum, counts as no use. Call it in
 * the transaction that places the order.
 */
export async function redeemCoupon(
  db: Connection,
  code: string,
  { order, place, totals }: { order: Order; place: CouponBuyer["place"]; totals: Pick<Totals, "lines"> },
): Promise<void> {
  await redeemPersonalCoupon(db, code, { orderId: order.id, place });
  const discount_cents = 0 - totalOf(totals, "discount");
  if (discount_cents === 0) return;
  await db
    .insertInto("coupon_use")
    .values({
      order_id: order.id,
      store_code: order.store_code,
      code,
      mailbox: mailboxHash(order.email),
      discount_cents,
      revenue_cents: discountedSubtotal(totals),
      used_at: new Date().toISOString(),
    })
    .execute();
}

type Order = Pick<Row<"sales_order">, "id" | "store_code" | "email">;

/** Makes the coupon of a canceled order valid again, and no longer counts its use. */
export async function giveBackCoupon(db: Connection, orderId: number): Promise<void> {
  await giveBackPersonalCoupon(db, orderId);
  await db.deleteFrom("coupon_use").where("order_id", "=", orderId).execute();
}

/**
 * Records what a coupon still gives an order that was canceled in part; without a discount, it counts as no use and is
 * valid again.
 */
export async function reduceCouponUse(
  db: Connection,
  orderId: number,
  lines: Totals["lines"],
): Promise<void> {
  const discount_cents = 0 - totalOf({ lines }, "discount");
  if (discount_cents === 0) return giveBackCoupon(db, orderId);
  await db
    .updateTable("coupon_use")
    .set({ discount_cents, revenue_cents: discountedSubtotal({ lines }) })
    .where("order_id", "=", orderId)
    .execute();
}

/** Orders that use a coupon, counted up to the limit. */
export function countUses(db: Connection, storeCode: string, code: string, limit: number): Promise<number> {
  const uses = db
    .selectFrom("coupon_use")
    .select("order_id")
    .where("store_code", "=", storeCode)
    .where("code", "=", code)
    .limit(limit);
  return countRows(db, uses);
}

/** Orders of a person that use it, counted up to the limit. */
async function countUsesBy(db: Connection, coupon: CouponKey, buyer: CouponBuyer, limit: number) {
  const uses = usesBy(db, coupon, buyer);
  return uses ? countRows(db, uses.limit(limit)) : 0;
}

async function countRows(db: Connection, rows: AliasableExpression<{ order_id: number }>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as("counted"))
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type CouponKey = Pick<Row<"coupon">, "store_code" | "code">;

/**
 * The orders of a person that use a coupon: those with their mailbox in any spelling, and those of their account. Each
 * kind is read from its own index, so that only the person's orders are read, however many others use the code.
 * @returns null for somebody who is unknown
 */
export function usesBy(
  db: Connection,
  { store_code, code }: CouponKey,
  { customerId, email }: Pick<CouponBuyer, "customerId" | "email">,
) {
  const ofMailbox =
    email === null
      ? null
      : db
          .selectFrom("coupon_use")
          .select("order_id")
          .where("store_code", "=", store_code)
          .where("code", "=", code)
          .where("mailbox", "=", mailboxHash(email));
  if (customerId === null) return ofMailbox;
  // SQLite reads the tables of a cross join in their order; of an inner join it would read all uses of the code.
  const ofAccount = db
    .selectFrom("sales_order")
    .crossJoin("coupon_use")
    .select("coupon_use.order_id")
    .whereRef("coupon_use.order_id", "=", "sales_order.id")
    .where("sales_order.customer_id", "=", customerId)
    .where("coupon_use.store_code", "=", store_code)
    .where("coupon_use.code", "=", code);
  return ofMailbox ? ofMailbox.union(ofAccount) : ofAccount;
}
