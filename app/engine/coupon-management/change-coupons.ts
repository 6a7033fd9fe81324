import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type { ChangeCouponInput, CouponFormInput, CreateCouponInput } from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { lockOwnRow } from "../audit/lock-own-row";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { lockRows, lockStart } from "../database/dialect";
import type { NewRow, Row, Transaction } from "../database/schema";
import { alreadyExists, inputError } from "../graphql/errors";
import { couponCode } from "../promotions/coupon";
import { countUses } from "../promotions/coupon-uses";
import { readRecords } from "../shared/seeded-rows";
import { couponVersion } from "./coupon-version";
import { findShopCoupon } from "./list-coupons";
import { readCouponFields } from "./read-coupon-fields";

const CODE = /^[A-Z0-9_-]{3,40}$/;
/** What a folder cannot say about a coupon. */
const UNLIMITED = {
  is_active: 1,
  uses_per_coupon: null,
  uses_per_customer: null,
  skus: null,
  category_uids: null,
};

/**
 * Creates a coupon, with its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError of category input that names the field, also for a code that exists
 */
export async function createCoupon(context: AdminContext, input: CreateCouponInput): Promise<void> {
  const { storeCodes } = await requireSession(context);
  const { store_code, fields } = input;
  if (!storeCodes.includes(store_code)) throw noSuchCoupon();
  const code = couponCode(input.code);
  if (!CODE.test(code))
    throw inputError("Please enter 3 to 40 letters, digits, hyphens or underscores.", "code");
  const row = { store_code, code, ...(await readCouponFields(context.db, store_code, fields)) };
  await changeOnce(context, input.key, {
    lock: lockOwnRow,
    async change(_subject, { transaction }) {
      const made = await transaction
        .insertInto("coupon")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .executeTakeFirst();
      if (!made) throw alreadyExists("There's a coupon with this code already.");
      await invalidateCache(transaction);
      return entry("coupon.create", row, Object.keys(fields));
    },
  });
  await context.catchUpInvalidations();
}

/** Changes a coupon. @throws GraphQLError CHANGED when it is not as the form showed it; of category input for a wrong field */
export async function changeCoupon(context: AdminContext, input: ChangeCouponInput): Promise<void> {
  await changeLocked(context, input, async (transaction, coupon) => {
    const row = await readCouponFields(transaction, coupon.store_code, input.fields, coupon);
    await update(transaction, coupon, row);
    const changed = (Object.keys(row) as (keyof typeof row)[]).filter((name) => row[name] !== coupon[name]);
    return { action: row.is_active === 1 ? "coupon.change" : "coupon.deactivate", changed };
  });
}

/** Makes a coupon what the brand's folder says. @throws GraphQLError as `changeCoupon` does */
export async function resetCoupon(context: AdminContext, input: CouponFormInput): Promise<void> {
  await changeLocked(context, input, async (transaction, coupon) => {
    const record = (await readRecords(transaction, coupon.store_code, "coupon")).get(coupon.code);
    if (!record) throw inputError("This coupon isn't from the brand's folder.");
    await update(transaction, coupon, { ...(record as NewRow<"coupon">), ...UNLIMITED });
    return { action: "coupon.reset", changed: Object.keys(record) };
  });
}

/** Deletes a coupon that no order has used. @throws GraphQLError as `changeCoupon` does */
export async function deleteCoupon(context: AdminContext, input: CouponFormInput): Promise<void> {
  await changeLocked(context, input, async (transaction, coupon) => {
    const { store_code, code } = coupon;
    if ((await countUses(transaction, store_code, code, 1)) > 0)
      throw inputError("Orders have used this coupon, so it can't be deleted. Deactivate it instead.");
    await transaction
      .deleteFrom("coupon")
      .where("store_code", "=", store_code)
      .where("code", "=", code)
      .execute();
    return { action: "coupon.delete", changed: [] };
  });
}

type Change = (
  transaction: Transaction,
  coupon: Row<"coupon">,
) => Promise<{ action: AuditAction; changed: string[] }>;

/** Once it is deleted, the form that deleted it finds no coupon: sent twice, it acts once. */
async function changeLocked(context: AdminContext, input: CouponFormInput, change: Change): Promise<void> {
  const { store_code, code, key, version } = input;
  await changeOnce(context, key, {
    async lock(transaction, { storeCodes }) {
      if (!storeCodes.includes(store_code)) throw noSuchCoupon();
      await lockStart(transaction);
      return lockRows(transaction, findShopCoupon(transaction, store_code, code)).executeTakeFirst();
    },
    async change(coupon, { transaction }) {
      if (!coupon) throw noSuchCoupon();
      if (couponVersion(coupon) !== version) throw changedMeanwhile("This coupon");
      const { action, changed } = await change(transaction, coupon);
      await invalidateCache(transaction);
      return entry(action, coupon, changed);
    },
  });
  await context.catchUpInvalidations();
}

async function update(
  transaction: Transaction,
  { store_code, code }: Pick<Row<"coupon">, "store_code" | "code">,
  row: Partial<NewRow<"coupon">>,
): Promise<void> {
  await transaction
    .updateTable("coupon")
    .set(row)
    .where("store_code", "=", store_code)
    .where("code", "=", code)
    .execute();
}

function entry(
  action: AuditAction,
  { store_code, code }: { store_code: string; code: string },
  changed: string[],
) {
  return {
    action,
    subject: { type: "coupon" as const, id: code },
    storeCode: store_code,
    changedFields: changed,
  };
}

function noSuchCoupon() {
  return inputError("There's no such coupon. Please reload the page and try again.");
}
