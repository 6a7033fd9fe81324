import { describe, expect, it } from "vitest";
import {
  designValue,
  emptyRows,
  productValue,
  readTypedRows,
  sentRows,
} from "~/storefront/bulk-order/typed-rows";

const DESIGN = "Abcdefghijklmnopqrstuvwxyz012345";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("typed rows", () => {
  it("order designs and accessories; empty rows are ignored", () => {
    const length = [{ name: "Length", value: "24 in" }];
    const rows = sentRows(
      form({
        "what-1": designValue("pet-tag", DESIGN),
        "quantity-1": "12",
        "what-3": productValue("picture-ledge", length),
        "quantity-3": " 2 ",
      }),
    );
    expect(readTypedRows(rows)).toEqual({
      errors: [],
      lines: [
        { row: 1, line: { sku: "pet-tag", quantity: 12, options: [], design: DESIGN } },
        { row: 3, line: { sku: "picture-ledge", quantity: 2, options: length, design: null } },
      ],
    });
  });

  it("report missing input by row", () => {
    const rows = sentRows(form({ "quantity-2": "3", "what-4": productValue("easel", []), "quantity-4": "" }));
    expect(readTypedRows(rows).errors).toEqual([
      { row: 2, column: "sku", message: "Please choose what to order." },
      { row: 4, column: "quantity", message: "Please enter a quantity from 1 to 999." },
    ]);
    expect(readTypedRows(emptyRows(5)).errors).toHaveLength(1);
  });

  it("are as many as were submitted, from 5 to 100", () => {
    const counts = ["", "7", "-3", "1e9", "many"].map((rows) => sentRows(form({ rows })).length);
    expect(counts).toEqual([5, 7, 5, 100, 5]);
  });
});
