import type { BandData } from "~/brand/shipping-data.server";
import { centsFromText } from "../totals/money";
import { type ShippingTable, zoneOf } from "./shipping-table";

/** The shipping methods of a place, with prices (cents) and transit in working days. */

/** The same for all stores; the carrier's name is the store's. */
export const CARRIER_CODE = "mpc";

export interface ShippingMethod {
  code: string;
  title: string;
  /** Price without the surcharges of its bands. */
  baseCents: number;
  /** The first that holds a parcel determines its surcharge. */
  bands: BandData[];
  /** Working days in transit, without the configured extra days. */
  transitDays: number;
  /** Free above the configured subtotal. */
  canBeFree: boolean;
  /** Only the post office delivers to a PO box. */
  reachesPoBoxes: boolean;
  /** Configuration key of the ship days, specification §3. */
  daysKey: string;
  /** Configuration key of the price in dollars. */
  priceKey: string;
}

type Configuration = ReadonlyMap<string, string>;

/** Configuration key of the first method's price, as the specification spells it. */
const MINIMUM_PRICE = "minimum_shiping_price";

/**
 * The methods that reach a state or territory, in display order, at the store's prices: the first costs the configured
 * `minimum_shiping_price`, the others their own configured prices, or else their surcharges over the first.
 * @param region code of the state; empty for the store's home zone
 */
export function methodsTo(
  table: ShippingTable,
  configuration: Configuration,
  region: string,
): ShippingMethod[] {
  const zone = region === "" ? table.zones.at(0) : zoneOf(table, region);
  if (!zone) return [];
  const usual = table.methods.at(0)?.cents ?? 0;
  const change = (centsFromText(configuration.get(MINIMUM_PRICE)) ?? usual) - usual;
  return table.methods.flatMap(({ canBeFree, cents, code, days, rates, reachesPoBoxes, title }, index) => {
    const rate = rates.find(({ zones }) => zones.includes(zone.code));
    if (!rate) return [];
    const priceKey = index === 0 ? MINIMUM_PRICE : `${code}_shipping_price`;
    return {
      code,
      title,
      baseCents: centsFromText(configuration.get(priceKey)) ?? Math.max(0, cents + change),
      bands: rate.bands,
      transitDays: days + rate.extraDays,
      canBeFree: rate.canBeFree ?? canBeFree,
      reachesPoBoxes,
      daysKey: `${code}_ship_days`,
      priceKey,
    };
  });
}

/** The method with that code among these; null when there is none. */
export function findShippingMethod(code: string | null, methods: ShippingMethod[]): ShippingMethod | null {
  return methods.find((method) => method.code === code) ?? null;
}
