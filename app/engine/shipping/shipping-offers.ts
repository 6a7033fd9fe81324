import { taxOnShipping } from "../tax/tax-on";
import type { TaxRate } from "../tax/tax-rate";
import { arrivalDate } from "./arrival-date";
import { findShippingMethod, type ShippingMethod, shippingMethods, storeMethods } from "./shipping-methods";
import { shippingPrice } from "./shipping-price";

/** A shipping method for one cart and address. */
export interface ShippingOffer {
  method: ShippingMethod;
  cents: number;
  /** Tax on that at the destination. */
  taxCents: number;
  /** The reason it is unavailable; null when it is available. */
  problem: string | null;
  /** yyyy-mm-dd. */
  arrivalDate: string;
}

export interface Shipment {
  /** Lines of the street address. */
  street: string[];
  /** Code of the state. */
  region: string;
  /** Value of the parcel after discounts, in cents. */
  goodsCents: number;
  freeShippingFromCents: number | null;
  /** Production days of the slowest item. */
  productionDays: number;
  taxRate: TaxRate | null;
  configuration: ReadonlyMap<string, string>;
}

/** States without a road connection: additional working days for every method. */
const FAR_STATES: ReadonlyMap<string, number> = new Map([
  ["AK", 3],
  ["HI", 3],
]);

/** "PO Box 7", "P.O. Box 7", "Post Office Box 7", "POB 7". */
const PO_BOX = /\bp(\.|ost)?\s*o(\.|ffice)?\s*\.?\s*b(ox(?![a-z])|\.?\s*#?\d)/i;

/** All methods in display order; those that do not reach the address have the reason. */
export function shippingOffers(shipment: Shipment, now: Date): ShippingOffer[] {
  const { configuration, freeShippingFromCents, goodsCents, street, taxRate } = shipment;
  const days = shipment.productionDays + (FAR_STATES.get(shipment.region) ?? 0);
  return storeMethods(configuration).map((method) => {
    const cents = shippingPrice(method, goodsCents, freeShippingFromCents);
    return {
      method,
      cents,
      taxCents: taxOnShipping(cents, taxRate),
      problem: reaches(method, street) ? null : unreached(method),
      arrivalDate: arrivalDate(method, days, configuration, now),
    };
  });
}

/** The chosen method if it reaches the address, otherwise the first that does; null when none does. */
export function chosenOrFirstAvailable(chosenCode: string | null, street: string[]): ShippingMethod | null {
  const reaching = shippingMethods.filter((method) => reaches(method, street));
  return findShippingMethod(chosenCode, reaching) ?? reaching[0] ?? null;
}

/** True if the method delivers to that street address. */
export function reaches(method: ShippingMethod, street: string[]): boolean {
  return method.reachesPoBoxes || !street.some((line) => PO_BOX.test(line));
}

/** Message for a method that does not reach an address. */
export function unreached(method: ShippingMethod): string {
  return `${method.title} can't deliver to a PO box.`;
}
