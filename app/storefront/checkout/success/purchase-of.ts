import type { OrderView } from "~/storefront/account/orders/order-view";
import type { Purchase } from "~/storefront/traffic/services/service-api";

/** Totals of what was bought: without shipping, tax and wrapping, before gift cards, credit and points paid for it. */
const NET: readonly string[] = ["subtotal", "price_code", "discount"];

/** The order for analytics services. */
export function purchaseOf({
  number,
  totals,
  lines,
}: Pick<OrderView, "number" | "totals" | "lines">): Purchase {
  const paid = totals.at(-1)?.amount;
  const net = totals.filter(({ code }) => NET.includes(code));
  const netCents = net.reduce((total, { amount }) => total + Math.round((amount.value ?? 0) * 100), 0);
  return {
    number,
    value: paid?.value ?? 0,
    netValue: netCents / 100,
    currency: paid?.currency ?? "USD",
    items: lines.map(({ sku, name, quantity, unitPrice }) => ({
      sku,
      name,
      quantity,
      price: unitPrice.value ?? 0,
    })),
  };
}
