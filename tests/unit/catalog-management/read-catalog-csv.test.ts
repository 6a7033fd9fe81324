import { describe, expect, test } from "vitest";
import { MAX_PRODUCTS } from "~/engine/catalog-management/csv/catalog-columns";
import { readCatalogRow, readCatalogRows } from "~/engine/catalog-management/csv/read-catalog-csv";
import type { ProductField } from "~/engine/catalog-management/product-field";

const FIELDS: ProductField[] = ["size:11oz", "size:15oz"].map((name) => ({
  code: `option_price:${name}`,
  kind: "MONEY",
  group: "PRICES",
  title: name,
  maxLength: 12,
  folderValue: "0",
}));

const filled = (count: number) => `sku\n${Array.from({ length: count }, (_, at) => `mug-${at}\n`).join("")}`;

describe("a file", () => {
  test("may have as many products as an export, and is not read further", () => {
    const { rows, mistakes } = readCatalogRows(filled(MAX_PRODUCTS));
    expect(mistakes).toEqual([]);
    expect(rows.length).toBe(MAX_PRODUCTS);
    const tooLong = readCatalogRows(`${filled(MAX_PRODUCTS + 1)}a row that nobody reads,"`);
    expect(tooLong.rows).toEqual([]);
    expect(tooLong.mistakes).toMatchObject([{ message: "The file has more than 5000 rows." }]);
  });

  test("has at most a thousand mistakes, whose messages are short", () => {
    const { mistakes } = readCatalogRows("sku\n".concat(`${"x".repeat(50)}\n`.repeat(2000)));
    expect(mistakes.length).toBe(1000);
    expect(mistakes[0].message).toBe(`Row 2 is about ${"x".repeat(39)}…, too.`);
    const wide = readCatalogRows(`sku${",y".repeat(400_000)}\n`);
    expect(wide.mistakes).toMatchObject([{ row: 1, message: expect.stringContaining("Max Record Size") }]);
    const heads = readCatalogRows(`sku${",y".repeat(2000)}\n`).mistakes;
    expect(heads.length).toBe(1000);
  });
});

describe("a cell with several values", () => {
  const read = (cell: string) =>
    readCatalogRow({ line: 2, sku: "mug", cells: { option_prices: cell } }, FIELDS);

  test("sets the field that each names", () => {
    expect([...read("size:11oz=1|size:15oz=3.50").changes.values()]).toEqual(["100", "350"]);
  });

  test("has one mistake when it has more values than the product has fields", () => {
    const { changes, mistakes } = read("|".repeat(500_000));
    expect(mistakes).toEqual([
      { row: 2, column: "option_prices", message: "This cell has more values than the product." },
    ]);
    expect(changes.size).toBe(0);
  });

  test("is quoted in messages by the beginning of a long name", () => {
    const [{ message }] = read(`${"z".repeat(100)}=1`).mistakes;
    expect(message).toBe(`This product has no option ${"z".repeat(39)}….`);
  });
});
