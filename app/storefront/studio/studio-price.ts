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

/** What the same piece costs otherwise; null where there is no offer. */
export function regularUnitPrice(product: StudioProduct, chosen: ChosenOptions): MoneyAmount | null {
  const price = unitPrice(product, chosen);
  const regular = unitPrice(atRegularPrices(product), chosen);
  return toCents(regular) > toCents(price) ? regular : null;
}

function atRegularPrices(product: StudioProduct): StudioProduct {
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, price: value.regularPrice })),
  }));
  return { ...product, price: product.regularPrice, options };
}

/** The price of so many pieces. */
export function timesQuantity(price: MoneyAmount, quantity: number): MoneyAmount {
  return { ...price, value: (toCents(price) * quantity) / 100 };
}

function toCents(money: MoneyAmount | null): number {
  return Math.round((money?.value ?? 0) * 100);
}
