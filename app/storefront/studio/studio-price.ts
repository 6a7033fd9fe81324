import type { ChosenOptions } from "~/design/blueprint";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { StudioProduct } from "./studio-view";

/** The price of one piece with the options chosen. */
export function unitPrice(product: StudioProduct, chosen: ChosenOptions): MoneyAmount {
  const parts = product.options.map(
    (option) => option.values.find(({ code }) => code === chosen[option.code])?.price ?? null,
  );
  const cents = [product.price, ...parts].reduce((sum, part) => sum + toCents(part), 0);
  return { value: cents / 100, currency: product.price.currency };
}

/** The price of so many pieces. */
export function timesQuantity(price: MoneyAmount, quantity: number): MoneyAmount {
  return { ...price, value: (toCents(price) * quantity) / 100 };
}

function toCents(money: MoneyAmount | null): number {
  return Math.round((money?.value ?? 0) * 100);
}
