import { storeLocale } from "~/brand/store-locale";

/** Formats a number such as "1,234", or as the store's locale does. */
export function numberText(number: number): string {
  return number.toLocaleString(storeLocale());
}
