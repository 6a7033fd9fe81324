import type { MetaDescriptor } from "@remix-run/node";
import { priceRange } from "../catalog/product-price";
import { designedProductData, neonSignData } from "../catalog/structured-data";
import type { MoneyAmount } from "../ui/money";
import type { PageDescription } from "./page-description";
import { trailData } from "./structured-data";

/** The product that a tool designs. */
export interface DesignedProduct {
  sku: string;
  name: string;
  path: string;
  isAvailable: boolean;
  /** The price with the cheapest value of every option. */
  price: MoneyAmount;
  /** The price of a value is added to the product's. */
  options: { values: { price: MoneyAmount }[] }[];
}

/** Returns the structured data of a design tool: the way to it from the product that it designs, and that product. */
export function toolData(page: PageDescription, product: DesignedProduct | null): MetaDescriptor[] {
  const steps = product ? [{ title: product.name, path: product.path }] : [];
  return [trailData(page.canonical, { steps, here: page.title }), ...productOf(page, product)];
}

function productOf(page: PageDescription, product: DesignedProduct | null): MetaDescriptor[] {
  if (page.neonSign) return [neonSignData(page.neonSign, page)];
  if (!product) return [];
  const { sku, name, isAvailable, price, options } = product;
  const range = priceRange(
    toCents(price),
    options.map(({ values }) => ({ values: values.map((value) => ({ cents: toCents(value.price) })) })),
  );
  return [
    designedProductData({ page, sku, name, priceCents: range.lowestCents, range, isOnSale: isAvailable }),
  ];
}

function toCents({ value }: MoneyAmount): number {
  return Math.round((value ?? 0) * 100);
}
