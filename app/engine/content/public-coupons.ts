import type { Connection } from "../database/schema";
import type { PublicCoupon } from "../graphql/resolvers.generated";
import { isCurrent } from "../promotions/coupon";
import { cachedInMemory } from "../shared/memory-cache";
import { toMoney } from "../totals/money";

const readPublicCoupons = cachedInMemory((db, storeCode) =>
  db
    .selectFrom("coupon")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("is_public", "=", 1)
    .orderBy("code")
    .execute(),
);

/** The coupons currently valid for every shopper. */
export async function publicCoupons(db: Connection, storeCode: string, now: Date): Promise<PublicCoupon[]> {
  const coupons = await readPublicCoupons(db, storeCode);
  return coupons
    .filter((coupon) => isCurrent(coupon, now))
    .map(({ code, label, ends_at, minimum_subtotal_cents }) => ({
      code,
      label,
      ends_at,
      minimum_subtotal: minimum_subtotal_cents > 0 ? toMoney(minimum_subtotal_cents) : null,
    }));
}
