import { taxOnShipping } from "../tax/tax-on";
import type { TaxJurisdiction } from "../tax/tax-rate";
import { arrivalDate } from "./arrival-date";
import { findShippingMethod, methodsTo, type ShippingMethod } from "./shipping-methods";
import { shippingPrice } from "./shipping-price";
import type { ShippingTable } from "./shipping-table";

/** A shipping method for one cart and address. */
export interface ShippingOffer {
  method: ShippingMethod;
  /** Zero when it does not carry such a parcel. */
  cents: number;
  /** Price without free shipping. */
  usualCents: number;
  /** Tax on `cents` at the destination. */
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
  /** Weight of the contents, without boxes. */
  grams: number;
  /** Value of the parcel after discounts, in cents. */
  goodsCents: number;
  freeShippingFromCents: number | null;
  /** Production days of the slowest item. */
  productionDays: number;
  /** Who taxes shipping there. */
  taxedBy: TaxJurisdiction[];
  table: ShippingTable;
  configuration: ReadonlyMap<string, string>;
}

/** "PO Box 7", "P.O. Box 7", "Post Office Box 7", "POB 7". */
const PO_BOX = /\bp(\.|ost)?\s*o(\.|ffice)?\s*\.?\s*b(ox(?![a-z])|\.?\s*#?\d)/i;

/** The methods to the state, in display order; those that do not reach the address or carry the parcel have the reason. */
export function shippingOffers(shipment: Shipment, now: Date): ShippingOffer[] {
  const { configuration, freeShippingFromCents, goodsCents, grams, street, table, taxedBy } = shipment;
  return methodsTo(table, configuration, shipment.region).map((method) => {
    const freight = { goodsCents, grams, freeFromCents: freeShippingFromCents };
    const cents = shippingPrice(method, freight);
    return {
      method,
      cents: cents ?? 0,
      usualCents: shippingPrice(method, { ...freight, freeFromCents: null }) ?? 0,
      taxCents: taxOnShipping(cents ?? 0, taxedBy),
      problem: problemOf(method, street, cents),
      arrivalDate: arrivalDate(method, shipment.productionDays, configuration, now),
    };
  });
}

/** The chosen method if it reaches the address, otherwise the first that does; null when none does. */
export function chosenOrFirstAvailable(
  chosenCode: string | null,
  street: string[],
  methods: ShippingMethod[],
): ShippingMethod | null {
  const reaching = methods.filter((method) => reaches(method, street));
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

function problemOf(method: ShippingMethod, street: string[], cents: number | null): string | null {
  if (!reaches(method, street)) return unreached(method);
  return cents === null ? `Your order is too large for ${method.title}.` : null;
}
