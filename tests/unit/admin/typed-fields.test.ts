import { expect, test } from "vitest";
import { typedFields } from "~/admin/catalog/typed-fields";

test("a product's form names each field beside its value, and returns checked ones to the folder", () => {
  const form = new FormData();
  const sent: [string, string][] = [
    ["key", "key-of-the-form"],
    ["code-0", "name"],
    ["value-0", "Mug"],
    ["code-1", "option_price:size:15oz"],
    ["value-1", "3.00"],
    ["reset-1", "on"],
    ["code-x", "price"],
  ];
  for (const [name, value] of sent) form.set(name, value);
  expect(typedFields(form)).toEqual([
    { code: "name", value: "Mug" },
    { code: "option_price:size:15oz", value: null },
  ]);
});
