import { afterAll, beforeAll, expect, it } from "vitest";
import { choicesOf } from "~/storefront/bulk-order/bulk-choices";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface OfferedProducts {
  products: { items: Parameters<typeof choicesOf>[0][] };
}

const PRODUCTS = `{ products(filter: { price: { from: "0" } }, pageSize: 300, sort: { name: ASC }) { items {
  sku name stock_status family tool { blueprint } entered_fields { code }
  ... on SimpleProduct { options { title ... on CustomizableDropDownOption { value { title } } } }
} } }`;

/** A value of the list, as the form sends it: "product|<sku>|<options>". */
function lineOf(value: string) {
  const [, sku, options] = value.split("|");
  const chosen = options
    .split(";")
    .filter(Boolean)
    .map((option) => option.split(":").map((part) => part.trim()))
    .map(([name, title]) => ({ name, value: title }));
  return { sku, quantity: 10, options: chosen };
}

// @specification §2 L57
it("everything that the form offers can be ordered there", async () => {
  const buyer = await customer(engine);
  const { data } = await engine.graphql<OfferedProducts>(PRODUCTS);
  const choices = data.products.items.flatMap(choicesOf);
  expect(choices.length).toBeGreaterThan(3);
  const response = await engine.graphql(
    `mutation ($lines: [BulkOrderLineInput!]!) { orderInBulk(lines: $lines, check_only: true) { errors { line field message } } }`,
    { lines: choices.slice(0, 100).map(({ value }) => lineOf(value)) },
    buyer,
  );
  expect(response.data.orderInBulk.errors).toEqual([]);
});
