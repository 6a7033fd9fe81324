import type { CatalogProduct } from "../catalog/catalog-product";
import type { Row } from "../database/schema";

/** A coupon for computing totals: a percentage of the subtotal, or an amount. */
export interface Coupon
  extends Pick<
    Row<"coupon">,
    "code" | "label" | "percent_basis_points" | "amount_cents" | "minimum_subtotal_cents"
  > {
  /** False for the sign-up offer: it does not reduce items that a price code has already reduced. */
  stacks: boolean;
  /** The products that it reduces; null: all. */
  products: CouponProducts | null;
}

/** A product counts when either list names it or one of its categories. */
interface CouponProducts {
  skus: string[];
  categoryUids: string[];
}

/** The products of a coupon's row. */
export function couponProducts({
  skus,
  category_uids,
}: Pick<Row<"coupon">, "skus" | "category_uids">): CouponProducts | null {
  if (skus === null && category_uids === null) return null;
  return { skus: JSON.parse(skus ?? "[]"), categoryUids: JSON.parse(category_uids ?? "[]") };
}

/** Whether the coupon reduces the product. */
export function concernsProduct(
  { products }: Pick<Coupon, "products">,
  { sku, linkedCategoryUids }: Pick<CatalogProduct, "sku" | "linkedCategoryUids">,
): boolean {
  if (products === null) return true;
  return products.skus.includes(sku) || linkedCategoryUids.some((uid) => products.categoryUids.includes(uid));
}

export function isCurrent(coupon: Pick<Row<"coupon">, "starts_at" | "ends_at">, now: Date): boolean {
  const time = now.toISOString();
  return (coupon.starts_at ?? time) <= time && (coupon.ends_at ?? time) >= time;
}

/** Coupon codes are compared without regard to case and surrounding spaces. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
