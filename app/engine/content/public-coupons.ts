import type { Connection, Row } from "../database/schema";
import type { PublicCoupon } from "../graphql/resolvers.generated";
import { isCurrent } from "../promotions/coupon";
import { isUsedUp } from "../promotions/coupon-uses";
import { cachedInMemory } from "../shared/memory-cache";
import { applyRate, toMoney } from "../totals/money";

const readPublicCoupons = cachedInMemory((db, storeCode) =>
  db
    .selectFrom("coupon")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("is_public", "=", 1)
    .where("is_active", "=", 1)
    .orderBy("code")
    .execute(),
);

/** The order by which coupons are compared, in cents. */
const EXAMPLE_ORDER = 5000;

/** The coupons currently valid for every shopper, the one that saves the most on a common order first. */
export async function publicCoupons(db: Connection, storeCode: string, now: Date): Promise<PublicCoupon[]> {
  const coupons = (await readPublicCoupons(db, storeCode)).filter((coupon) => isCurrent(coupon, now));
  const usedUp = await Promise.all(coupons.map((coupon) => isUsedUp(db, coupon)));
  return coupons
    .filter((_coupon, index) => !usedUp[index])
    .toSorted((one, other) => exampleSaving(other) - exampleSaving(one))
    .map(({ code, label, ends_at, minimum_subtotal_cents }) => ({
      code,
      label,
      ends_at,
      minimum_subtotal: minimum_subtotal_cents > 0 ? toMoney(minimum_subtotal_cents) : null,
    }));
}

function exampleSaving({ percent_basis_points, amount_cents }: Row<"coupon">): number {
  return applyRate(EXAMPLE_ORDER, percent_basis_points) + amount_cents;
}
