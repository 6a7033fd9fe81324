import { storeLocale } from "~/brand/store-locale";

/** An amount as the provider gives it. */
export interface MoneyAmount {
  value: number | null;
  currency: string | null;
}

export const NO_MONEY: MoneyAmount = { value: 0, currency: "USD" };

/** By locale and currency. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Formats an amount with two decimals, such as $14.99 (specification §9), or 14,99 € where the store's locale does so. */
export function moneyText({ value, currency }: MoneyAmount): string {
  const code = currency ?? "USD";
  const locale = storeLocale();
  formats[locale + code] ??= new Intl.NumberFormat(locale, { style: "currency", currency: code });
  return formats[locale + code].format(value ?? 0);
}

/** The same without cents if they are zero. */
export function shortMoneyText(money: MoneyAmount): string {
  return moneyText(money).replace(/[.,]00(?!\d)/, "");
}

/** An amount with two decimals. */
export function Price({ money, className }: { money: MoneyAmount; className?: string }) {
  return <span className={className}>{moneyText(money)}</span>;
}
