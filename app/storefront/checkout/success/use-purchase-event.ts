import { useEffect } from "react";
import { track } from "~/storefront/traffic/track";

/** What the services in use learn of an order: nothing of who placed it. */
export interface Purchase {
  number: string;
  value: number;
  currency: string;
}

const told = new Set<string>();

/** Tells the services in use of an order, once. They are introduced after the page's own effects, so a moment later. */
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
