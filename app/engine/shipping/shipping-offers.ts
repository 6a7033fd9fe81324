import { arrivalDate } from "./arrival-date";
import { type ShippingMethod, shippingMethods, shippingPrice } from "./shipping-methods";

/** A method as it can be had for one cart and address. */
export interface ShippingOffer {
  method: ShippingMethod;
  cents: number;
  /** Why it cannot be had; null when it can. */
  problem: string | null;
  /** yyyy-mm-dd. */
  arrivalDate: string;
}

export interface Shipment {
  /** Lines of the street address. */
  street: string[];
  /** Subtotal after discounts, in cents. */
  goodsCents: number;
  freeShippingFromCents: number | null;
  /** Of the item that takes longest to make. */
  productionDays: number;
  configuration: ReadonlyMap<string, string>;
}

const PO_BOX = /\bp(\.|ost)?\s*o(\.|ffice)?\s*\.?\s*box(?![a-z])/i;

/** All methods in their order, those that do not reach the address with the reason. */
export function shippingOffers(shipment: Shipment, now: Date): ShippingOffer[] {
  return shippingMethods.map((method) => ({
    method,
    cents: shippingPrice(method, shipment.goodsCents, shipment.freeShippingFromCents),
    problem: reaches(method, shipment.street) ? null : `${method.title} cannot deliver to a PO box.`,
    arrivalDate: arrivalDate(method, shipment.productionDays, shipment.configuration, now),
  }));
}

/** The first method that reaches the address; null when none does. */
export function firstAvailable(street: string[]): ShippingMethod | null {
  return shippingMethods.find((method) => reaches(method, street)) ?? null;
}

/** Whether the method delivers to that street address. */
export function reaches(method: ShippingMethod, street: string[]): boolean {
  return method.reachesPoBoxes || !street.some((line) => PO_BOX.test(line));
}
