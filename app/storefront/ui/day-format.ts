import { dayLocale, perLocale } from "~/brand/store-locale";

/** Formats dates in English, in the order usual in the store's country. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date | number) => string {
  const format = perLocale(() => new Intl.DateTimeFormat(dayLocale(), options));
  return (day) => format().format(day);
}
