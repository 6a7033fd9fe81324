/** An amount as the provider gives it. */
export interface MoneyAmount {
  value: number | null;
  currency: string | null;
}

export const NO_MONEY: MoneyAmount = { value: 0, currency: "USD" };

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount with two decimals, such as $14.99 (specification §9). */
export function moneyText({ value, currency }: MoneyAmount): string {
  const code = currency ?? "USD";
  let format = formats.get(code);
  if (!format) {
    format = new Intl.NumberFormat("en-US", { style: "currency", currency: code });
    formats.set(code, format);
  }
  return format.format(value ?? 0);
}

/** An amount with two decimals. */
export function Price({ money, className }: { money: MoneyAmount; className?: string }) {
  return <span className={className}>{moneyText(money)}</span>;
}
