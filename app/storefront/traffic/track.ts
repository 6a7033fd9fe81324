import { pushToTagManager } from "./services/google-tag";
import type { Purchase, ShopEvent } from "./services/service-api";
import { activeServices, serviceApis } from "./third-party-config";

/** Reports an event, such as "Subscribe", to all active services. `details` must not contain personal data. */
export function track(event: string, details: ShopEvent["details"] = {}): void {
  report({ name: event, details });
}

/** Reports an order to all active services. */
export function trackPurchase(purchase: Purchase): void {
  const { number, value, currency } = purchase;
  report({ name: "Purchase", details: { transaction_id: number, value, currency }, purchase });
}

function report(event: ShopEvent): void {
  pushToTagManager(event);
  for (const [key, party] of activeServices) serviceApis[key]?.report?.(event, party);
}
