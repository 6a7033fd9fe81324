import { useEffect } from "react";
import { track } from "~/storefront/traffic/track";

/** Data of an order for analytics services, without personal data. */
export interface Purchase {
  number: string;
  value: number;
  currency: string;
}

const reported = new Set<string>();

/**
 * Sends the purchase event to each configured analytics service; at most once per order. The services are initialized
 * after the page's own effects, so it is delayed.
 */
export function usePurchaseEvent(purchase: Purchase | null): void {
  useEffect(() => {
    if (!purchase || reported.has(purchase.number)) return;
    const { number, value, currency } = purchase;
    const word = setTimeout(() => {
      reported.add(number);
      track("Purchase", { transaction_id: number, value, currency });
    });
    return () => clearTimeout(word);
  }, [purchase]);
}
