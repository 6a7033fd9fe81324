/** The starting price of the store's country, for texts such as "From $63.43" (specification §9). */

import { storeLocale } from "./store-locale";

interface CountryPrice {
  /** The configuration value with the amount. */
  key: string;
  currency: string;
}

const countries: Record<string, CountryPrice> = {
  US: { key: "starting_price_us", currency: "USD" },
  AU: { key: "starting_price_au", currency: "AUD" },
  NZ: { key: "starting_price_nz", currency: "NZD" },
  CA: { key: "starting_price_ca", currency: "CAD" },
  GB: { key: "starting_price_uk", currency: "GBP" },
  IN: { key: "starting_price_ind", currency: "INR" },
};

/** Specification §9 "Locale". */
const DEFAULT_COUNTRY = "US";

/**
 * The starting price of a country: its amount as configured, such as "63.43", and its currency. Other countries have
 * that of the United States; null when the store has none.
 * @param country ISO code of two letters
 */
export function startingPrice(
  configuration: ReadonlyMap<string, string>,
  country: string,
): { amount: string; currency: string } | null {
  const { key, currency } = countries[country.toUpperCase()] ?? countries[DEFAULT_COUNTRY];
  const amount = configuration.get(key);
  return amount && Number.isFinite(Number(amount)) ? { amount, currency } : null;
}

/** The same formatted, such as "$63.43" or "£43.49"; empty when the store has none. */
export function startingPriceText(configuration: ReadonlyMap<string, string>, country: string): string {
  const price = startingPrice(configuration, country);
  if (!price) return "";
  const { amount, currency } = price;
  return new Intl.NumberFormat(storeLocale(), { style: "currency", currency }).format(Number(amount));
}
