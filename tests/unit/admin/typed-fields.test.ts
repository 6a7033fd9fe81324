import { expect, test } from "vitest";
import { typedFields } from "~/admin/drafts/typed-fields";

function formOf(sent: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.set(name, value);
  return form;
}

test("a product's form names each field beside its value, and returns checked ones to the folder", () => {
  const form = formOf([
    ["key", "key-of-the-form"],
    ["code-0", "name"],
    ["value-0", "Mug"],
    ["code-1", "option_price:size:15oz"],
    ["value-1", "3.00"],
    ["reset-1", "on"],
    ["code-x", "price"],
  ]);
  expect(typedFields(form)).toEqual({
    fields: [
      { code: "name", value: "Mug" },
      { code: "option_price:size:15oz", value: null },
    ],
    missing: null,
  });
});

test("a field without its value is missing, and does not return to the folder", () => {
  const form = formOf([
    ["code-0", "name"],
    ["value-0", "Mug"],
    ["code-1", "description"],
  ]);
  expect(typedFields(form)).toEqual({ fields: [{ code: "name", value: "Mug" }], missing: "description" });
});
