import { discountedGoods, type Total, withLine } from "../totals/total";
import { shippingPrice } from "./shipping-price";

/** Adds the chosen method's price; no line before one is chosen. */
export const shippingTotal: Total = (cart, totals) => {
  const { shippingMethod } = cart;
  if (!shippingMethod) return totals;
  const cents = shippingPrice(shippingMethod, discountedGoods(totals), cart.freeShippingFromCents);
  return withLine(totals, { code: "shipping", label: shippingMethod.title, cents });
};
