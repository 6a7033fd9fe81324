import { centsFromText } from "../totals/money";

/** The ways we ship. One table: codes, titles, prices (cents) and working days on the road. */

/** Of every store; the carrier's name is the shop's. */
export const CARRIER_CODE = "mpc";

export interface ShippingMethod {
  code: "standard" | "express" | "priority";
  title: string;
  priceCents: number;
  /** Working days between the workshop and the door, before the configured extra days. */
  transitDays: number;
  /** Free from the configured subtotal on. */
  canBeFree: boolean;
  /** The post office alone delivers to a PO box. */
  reachesPoBoxes: boolean;
  /** Configuration key of the ship days, specification §3. */
  daysKey: "standard_ship_days" | "express_ship_days" | "priority_ship_days";
}

type Configuration = ReadonlyMap<string, string>;

/** What the cheapest way costs where the configuration names no `minimum_shiping_price`. */
const DEFAULT_MINIMUM_CENTS = 695;

/** The ways to ship, at the prices of a store that configures none. */
export const shippingMethods: ShippingMethod[] = [
  {
    code: "standard",
    title: "Standard Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS,
    transitDays: 5,
    canBeFree: true,
    reachesPoBoxes: true,
    daysKey: "standard_ship_days",
  },
  {
    code: "express",
    title: "Express Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS + 600,
    transitDays: 3,
    canBeFree: false,
    reachesPoBoxes: false,
    daysKey: "express_ship_days",
  },
  {
    code: "priority",
    title: "Priority Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS + 1300,
    transitDays: 1,
    canBeFree: false,
    reachesPoBoxes: false,
    daysKey: "priority_ship_days",
  },
];

/**
 * The ways to ship at the store's prices: the cheapest costs the configured `minimum_shiping_price`, the faster ones
 * as much more as they always do.
 */
export function storeMethods(configuration: Configuration): ShippingMethod[] {
  const minimumCents = centsFromText(configuration.get("minimum_shiping_price")) ?? DEFAULT_MINIMUM_CENTS;
  const change = minimumCents - DEFAULT_MINIMUM_CENTS;
  return shippingMethods.map((method) => ({ ...method, priceCents: method.priceCents + change }));
}

/** The method of that code among these; null when there is none. */
export function findShippingMethod(code: string | null, methods: ShippingMethod[]): ShippingMethod | null {
  return methods.find((method) => method.code === code) ?? null;
}

/**
 * What a method costs, in cents.
 * @param goodsCents what goes into the parcel, after discounts
 * @param freeFromCents exactly this much qualifies; null when shipping is never free
 */
export function shippingPrice(
  method: ShippingMethod,
  goodsCents: number,
  freeFromCents: number | null,
): number {
  const isFree = method.canBeFree && freeFromCents !== null && goodsCents >= freeFromCents;
  return isFree ? 0 : method.priceCents;
}
