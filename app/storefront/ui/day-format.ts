import { storeLocale } from "~/brand/store-locale";

/**
 * Formats dates in English, because the texts around them are, in the order usual in the store's country. The formatter
 * is created on first use, because that is slow on phones.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date | number) => string {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (day) => {
    const locale = `en-${storeLocale().slice(-2)}`;
    formats[locale] ??= new Intl.DateTimeFormat(locale, options);
    return formats[locale].format(day);
  };
}
