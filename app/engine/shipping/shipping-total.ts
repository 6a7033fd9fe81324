import { discountedGoods, type Total, withLine } from "../totals/total";
import { shippingPrice } from "./shipping-price";

/** Adds the chosen method's price; no line before one is chosen, or when it does not carry the parcel. */
export const shippingTotal: Total = (cart, totals) => {
  const { freeShippingFromCents: freeFromCents, shippingGrams: grams, shippingMethod } = cart;
  if (!shippingMethod) return totals;
  const cents = shippingPrice(shippingMethod, { goodsCents: discountedGoods(totals), grams, freeFromCents });
  return cents === null ? totals : withLine(totals, { code: "shipping", label: shippingMethod.title, cents });
};
