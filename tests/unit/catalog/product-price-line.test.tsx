import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductPrice } from "~/storefront/catalog/product-price-line";
import type { ProductView } from "~/storefront/catalog/product-view";

function textOf(changes: Partial<ProductView>): string {
  const price = { priceCents: 1399, price: "$13.99", regularPrice: null, basePrice: "$13.99", extras: [] };
  const view = { ...price, fields: [], quantityBreaks: [], priceNote: null, ...changes };
  return renderToStaticMarkup(<ProductPrice view={view as unknown as ProductView} />).replace(/<[^>]*>/g, "");
}

test("a price without surcharges is shown once", () => {
  expect(textOf({})).toBe("$13.99");
});

test("a price with surcharges shows its parts", () => {
  const extras = [{ title: "Oak", price: "$18.00" }];
  expect(textOf({ price: "$31.99", extras })).toBe("$31.99$13.99 + $18.00 for Oak");
});
