import { findCustomerByEmail } from "../customers/find-customer";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { hasOrdered } from "../orders/has-ordered";
import { placesOf } from "../shared/own-household";
import type { Place } from "../shared/same-person";
import { readableCode } from "../shared/secrets";
import { householdHash, mailboxHash } from "./coupon-person";

export interface PersonalCouponOffer {
  storeCode: string;
  /** Normalized by `readEmail`. */
  email: string;
  /** What it is for, such as "newsletter": one coupon per person and purpose. */
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
 * Issues a single-use coupon for one email address.
 * @returns the code; null when their mailbox (in any spelling) or its customer had one for the same purpose before, or
 * when the customer's household has used one for a first order
 */
export async function issuePersonalCoupon(
  db: Connection,
  offer: PersonalCouponOffer,
): Promise<string | null> {
  const mailbox = mailboxHash(offer.email);
  const customer = await findCustomerByEmail(db, offer.storeCode, offer.email);
  const customerId = customer?.id ?? null;
  if (await hadOne(db, offer, { mailbox, customerId })) return null;
  const code = `PET-${readableCode(10)}`;
  const issued = await db
    .insertInto("personal_coupon")
    .values({
      code,
      store_code: offer.storeCode,
      purpose: offer.purpose,
      email: offer.email,
      mailbox,
      customer_id: customerId,
      first_order_only: offer.firstOrderOnly ? 1 : 0,
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
      ends_at: offer.expiresAt,
      is_personal: 1,
    })
    .execute();
  return code;
}

/** The user of a coupon; the addresses may be unknown yet. */
export interface CouponBuyer {
  customerId: number | null;
  email: string | null;
  /** Destination of the order; null when unknown. */
  place: Place | null;
}

/**
 * The reason the buyer may not use the coupon; null when they may, or when it is a public coupon. Call it in the
 * transaction that uses it, which locks the coupon.
 */
export async function personalCouponProblem(
  db: Connection,
  storeCode: string,
  code: string,
  buyer: CouponBuyer,
): Promise<string | null> {
  const coupon = await lockRows(
    db,
    db.selectFrom("personal_coupon").selectAll().where("code", "=", code).where("store_code", "=", storeCode),
  ).executeTakeFirst();
  if (!coupon) return null;
  if (coupon.order_id !== null) return `The promo code ${code} has already been used.`;
  if (buyer.email !== null && buyer.email !== coupon.email) {
    return `The promo code ${code} only works with the email address it was sent to.`;
  }
  if (await isMailboxServed(db, coupon)) return `You've already used a code like ${code}.`;
  if (coupon.first_order_only !== 1) return null;
  if (await hasOrdered(db, storeCode, buyer)) return `The promo code ${code} is for first orders only.`;
  const isServed = buyer.place !== null && (await isHouseholdServed(db, coupon, buyer.place));
  return isServed
    ? `A code like ${code} was already used for this address. It works once per household.`
    : null;
}

/** Records that the coupon was used for an order to that place; no effect for a public coupon. */
export async function redeemPersonalCoupon(
  db: Connection,
  code: string,
  { orderId, place }: { orderId: number; place: Place | null },
): Promise<void> {
  await db
    .updateTable("personal_coupon")
    .set(({ eb }) => ({
      order_id: orderId,
      household: eb
        .case()
        .when("first_order_only", "=", 1)
        .then(place && householdHash(place))
        .else(null)
        .end(),
    }))
    .where("code", "=", code)
    .execute();
}

/** Makes the coupon of a canceled order valid again. */
export async function giveBackPersonalCoupon(db: Connection, orderId: number): Promise<void> {
  await db
    .updateTable("personal_coupon")
    .set({ order_id: null, household: null })
    .where("order_id", "=", orderId)
    .execute();
}

type Kind = Pick<Row<"personal_coupon">, "store_code" | "purpose">;

function couponsOfKind(db: Connection, { store_code, purpose }: Kind) {
  return db
    .selectFrom("personal_coupon")
    .select("order_id")
    .where("store_code", "=", store_code)
    .where("purpose", "=", purpose);
}

async function hadOne(
  db: Connection,
  { storeCode, purpose, firstOrderOnly }: PersonalCouponOffer,
  { mailbox, customerId }: { mailbox: string; customerId: number | null },
): Promise<boolean> {
  const kind = { store_code: storeCode, purpose };
  if (await couponsOfKind(db, kind).where("mailbox", "=", mailbox).limit(1).executeTakeFirst()) return true;
  if (!firstOrderOnly || customerId === null) return false;
  const households = [...new Set((await placesOf(db, customerId)).map(householdHash))];
  if (households.length === 0) return false;
  const used = await couponsOfKind(db, kind).where("household", "in", households).limit(1).executeTakeFirst();
  return used !== undefined;
}

/** Locks the mailbox's coupons for that purpose; several exist only from before spellings were normalized. */
async function isMailboxServed(db: Connection, coupon: Kind & Pick<Row<"personal_coupon">, "mailbox">) {
  const query = couponsOfKind(db, coupon).where("mailbox", "=", coupon.mailbox).orderBy("code");
  const coupons = await lockRows(db, query).execute();
  return coupons.some(({ order_id }) => order_id !== null);
}

async function isHouseholdServed(db: Connection, kind: Kind, place: Place): Promise<boolean> {
  const used = await couponsOfKind(db, kind)
    .where("household", "=", householdHash(place))
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}
