import type { StoreData } from "~/brand/store-data.server";
import type { NewRow } from "../../database/schema";
import { runningTime } from "../../shared/running-time";

/** Rows of the brand's coupons. */
export function couponRows({ code: store_code, coupons }: StoreData): NewRow<"coupon">[] {
  return coupons.map((coupon) => ({
    code: coupon.code,
    store_code,
    label: coupon.label,
    percent_basis_points: coupon.percentBasisPoints,
    amount_cents: coupon.amountCents,
    minimum_subtotal_cents: coupon.minimumSubtotalCents,
    ...runningTime(coupon),
    is_public: coupon.isPublic ? 1 : 0,
  }));
}

/** As in the table `price_code`. */
const ALL_SHIPPED = "";

/** Rows of the brand's price codes, one for each product. */
export function priceCodeRows({ code: store_code, priceCodes }: StoreData): NewRow<"price_code">[] {
  return priceCodes.flatMap((priceCode) =>
    (priceCode.skus ?? [priceCode.sku ?? ALL_SHIPPED]).map((sku) => ({
      store_code,
      code: priceCode.code,
      sku,
      size: priceCode.size ?? null,
      price_cents: priceCode.priceCents ?? null,
      percent_basis_points: priceCode.percentBasisPoints ?? 0,
      ...runningTime(priceCode),
    })),
  );
}
