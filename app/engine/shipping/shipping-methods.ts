import { centsFromText } from "../totals/money";

/** The shipping methods in one table: codes, titles, prices (cents) and transit in working days. */

/** The same for all stores; the carrier's name is the store's. */
export const CARRIER_CODE = "mpc";

export interface ShippingMethod {
  code: "standard" | "express" | "priority";
  title: string;
  priceCents: number;
  /** Working days in transit, without the configured extra days. */
  transitDays: number;
  /** Free above the configured subtotal. */
  canBeFree: boolean;
  /** Only the post office delivers to a PO box. */
  reachesPoBoxes: boolean;
  /** Configuration key of the ship days, specification §3. */
  daysKey: "standard_ship_days" | "express_ship_days" | "priority_ship_days";
  /** Configuration key of the price in dollars. */
  priceKey: "minimum_shiping_price" | "express_shipping_price" | "priority_shipping_price";
}

type Configuration = ReadonlyMap<string, string>;

/** Price of the cheapest method when the configuration has no `minimum_shiping_price`. */
const DEFAULT_MINIMUM_CENTS = 695;

/** The shipping methods at default prices. */
export const shippingMethods: ShippingMethod[] = [
  {
    code: "standard",
    title: "Standard Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS,
    transitDays: 5,
    canBeFree: true,
    reachesPoBoxes: true,
    daysKey: "standard_ship_days",
    priceKey: "minimum_shiping_price",
  },
  {
    code: "express",
    title: "Express Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS + 600,
    transitDays: 3,
    canBeFree: false,
    reachesPoBoxes: false,
    daysKey: "express_ship_days",
    priceKey: "express_shipping_price",
  },
  {
    code: "priority",
    title: "Priority Shipping",
    priceCents: DEFAULT_MINIMUM_CENTS + 1300,
    transitDays: 1,
    canBeFree: false,
    reachesPoBoxes: false,
    daysKey: "priority_ship_days",
    priceKey: "priority_shipping_price",
  },
];

/**
 * The shipping methods at the store's prices: the cheapest costs the configured `minimum_shiping_price`, the faster
 * ones their own configured prices, or else their default surcharges more.
 */
export function storeMethods(configuration: Configuration): ShippingMethod[] {
  const minimumCents = centsFromText(configuration.get("minimum_shiping_price")) ?? DEFAULT_MINIMUM_CENTS;
  const change = minimumCents - DEFAULT_MINIMUM_CENTS;
  return shippingMethods.map((method) => ({
    ...method,
    priceCents: centsFromText(configuration.get(method.priceKey)) ?? method.priceCents + change,
  }));
}

/** The method with that code among these; null when there is none. */
export function findShippingMethod(code: string | null, methods: ShippingMethod[]): ShippingMethod | null {
  return methods.find((method) => method.code === code) ?? null;
}
