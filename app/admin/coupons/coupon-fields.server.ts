import { fieldText } from "~/storefront/session/submitted-form.server";
import type { CouponDetailsFragment, CouponFieldsInput } from "../documents.generated";

/** Fields of the form whose texts the staff's API takes as they are. */
const TEXTS = [
  "label",
  "value",
  "minimum_subtotal",
  "from",
  "to",
  "uses_per_coupon",
  "uses_per_customer",
  "skus",
  "categories",
] as const;

/** What the form of a coupon shows. */
export type CouponFields = CouponFieldsInput;

export const newCoupon: CouponFields = {
  label: "",
  kind: "PERCENT",
  value: "",
  minimum_subtotal: "",
  from: "",
  to: "",
  uses_per_coupon: "",
  uses_per_customer: "",
  skus: "",
  categories: "",
  is_public: false,
  is_active: true,
};

/** A stored coupon as its form shows it. */
export function fieldsOf(coupon: CouponDetailsFragment): CouponFields {
  const minimum = coupon.minimum_subtotal.value ?? 0;
  return {
    label: coupon.label,
    kind: coupon.kind,
    value: String(coupon.value),
    minimum_subtotal: minimum > 0 ? minimum.toFixed(2) : "",
    from: coupon.from ?? "",
    to: coupon.to ?? "",
    uses_per_coupon: coupon.uses_per_coupon ? String(coupon.uses_per_coupon) : "",
    uses_per_customer: coupon.uses_per_customer ? String(coupon.uses_per_customer) : "",
    skus: coupon.skus.join(", "),
    categories: coupon.categories.join(", "),
    is_public: coupon.is_public,
    is_active: coupon.is_active,
  };
}

/** What somebody typed. */
export function typedFields(form: FormData): CouponFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fieldText(form, name)]));
  return {
    ...newCoupon,
    ...texts,
    kind: fieldText(form, "kind") === "AMOUNT" ? "AMOUNT" : "PERCENT",
    is_public: form.has("is_public"),
    is_active: form.has("is_active"),
  };
}
