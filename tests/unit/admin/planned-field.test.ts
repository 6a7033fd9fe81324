import { expect, test } from "vitest";
import { plannedField, readPlanned } from "~/admin/catalog/bulk/planned-field";

/** Planned products are sent back by the form that confirms a step. */

test("a SKU may have spaces, and a step of a category has no versions", () => {
  const products = [
    { sku: "photo-mug", version: "0a1b" },
    { sku: "MUG 15 oz", version: "2c3d" },
    { sku: "PET TAG", version: "" },
  ];
  const form = new FormData();
  for (const [index, product] of products.entries()) {
    const { name, value } = plannedField(index, product);
    form.append(name, value);
  }
  form.append("amount", "-7.5 percent");
  expect(readPlanned(form)).toEqual(products);
});
