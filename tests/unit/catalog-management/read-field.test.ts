import { describe, expect, test } from "vitest";
import type { ProductField } from "~/engine/catalog-management/product-field";
import { readField, shownValue, typedValue } from "~/engine/catalog-management/read-field";

function field(kind: ProductField["kind"], folderValue = "folder", code = "field"): ProductField {
  return { code, kind, group: "TEXTS", title: "Field", maxLength: 10, folderValue };
}

describe("a typed value", () => {
  test.each([
    ["MONEY", "14.99", "1499"],
    ["MONEY", " $1,200.5 ", "120050"],
    ["MONEY", "0", "0"],
    ["MONEY", "10000", "1000000"],
    ["FLAG", "1", "1"],
    ["PLACE", " 7 ", "7"],
    ["LINE", " A mug ", "A mug"],
    ["PARAGRAPH", "one\r\ntwo\r\n", "one\ntwo"],
  ] as const)("of the kind %s, %j, is stored as %j", (kind, typed, value) => {
    expect(readField(field(kind), typed)).toEqual({ value });
  });

  test.each([
    ["MONEY", "-1"],
    ["MONEY", "1.999"],
    ["MONEY", "12345678"],
    ["MONEY", "10000.01"],
    ["FLAG", "yes"],
    ["PLACE", "0"],
    ["PLACE", "1.5"],
    ["LINE", ""],
    ["LINE", "one\ntwo"],
    ["PARAGRAPH", "eleven char"],
    ["LINE", "bell\u0007"],
  ] as const)("of the kind %s cannot be %j", (kind, typed) => {
    expect(readField(field(kind), typed)).toHaveProperty("problem");
  });

  test("may be what the folder says, even if it is longer than what staff may type", () => {
    const long = "a text of the folder";
    expect(readField(field("PARAGRAPH", long), `${long}\n`)).toEqual({ value: long });
  });

  test("makes a product free only if the folder does", () => {
    expect(readField(field("MONEY", "1499", "price"), "0")).toHaveProperty("problem");
    expect(readField(field("MONEY", "0", "price"), "0.00")).toEqual({ value: "0" });
  });
});

test("a stored price is typed and shown in dollars", () => {
  expect(typedValue({ kind: "MONEY" }, "1450")).toBe("14.50");
  expect(shownValue({ kind: "MONEY" }, "120050")).toBe("$1,200.50");
  expect(shownValue({ kind: "FLAG" }, "0")).toBe("No");
});
