import { expect, test } from "vitest";
import { choicesOf } from "~/storefront/bulk-order/bulk-choices";

const ledge = {
  sku: "picture-ledge",
  name: "Picture Ledge",
  stock_status: "IN_STOCK" as const,
  family: "accessories",
  tool: null,
  entered_fields: [],
  options: [{ title: "Length", value: [{ title: "24 in" }, { title: "36 in" }] }],
};

// @specification §2 L57
test("a product without a design is offered once for each of its options", () => {
  expect(choicesOf(ledge).map(({ label }) => label)).toEqual([
    "Picture Ledge, 24 in",
    "Picture Ledge, 36 in",
  ]);
});

test.each([
  ["has a recipient to fill in", { entered_fields: [{ code: "recipient_name" }] }],
  ["is bought once, as a membership", { family: "memberships" }],
  ["is designed", { tool: { blueprint: "pet-tags" } }],
  ["is sold out", { stock_status: "OUT_OF_STOCK" as const }],
])("a product that %s is not offered", (_case, changes) => {
  expect(choicesOf({ ...ledge, ...changes })).toEqual([]);
});
