import { useEffect } from "react";
import { track } from "~/storefront/traffic/track";

/** The purchase event, without personal data. */
export interface Purchase {
  number: string;
  value: number;
  currency: string;
}

const told = new Set<string>();

/**
 * Sends the purchase event to each configured analytics service, at most once per order. Deferred, because the
 * services are registered after the page's own effects.
 */
export function usePurchaseEvent(purchase: Purchase | null): void {
  useEffect(() => {
    if (!purchase || told.has(purchase.number)) return;
    const { number, value, currency } = purchase;
    const word = setTimeout(() => {
      told.add(number);
      track("Purchase", { transaction_id: number, value, currency });
    });
    return () => clearTimeout(word);
  }, [purchase]);
}
