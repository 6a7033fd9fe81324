import { useEffect } from "react";
import type { Purchase } from "~/storefront/traffic/services/service-api";
import { trackPurchase } from "~/storefront/traffic/track";

const reported = new Set<string>();

/**
 * Sends the purchase event to each configured analytics service; at most once per order. The services are initialized
 * after the page's own effects, so it is delayed.
 */
export function usePurchaseEvent(purchase: Purchase | null): void {
  useEffect(() => {
    if (!purchase || reported.has(purchase.number)) return;
    const word = setTimeout(() => {
      reported.add(purchase.number);
      trackPurchase(purchase);
    });
    return () => clearTimeout(word);
  }, [purchase]);
}
