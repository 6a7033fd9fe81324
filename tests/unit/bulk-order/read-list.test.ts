import { describe, expect, it } from "vitest";
import { readList } from "~/storefront/bulk-order/read-list.server";
import { processorTime } from "../../fixtures/processor-time";

const DESIGN = "Abcdefghijklmnopqrstuvwxyz012345";

describe("a pasted list", () => {
  it("is read by its column names, or in the default order without them", () => {
    const line = { sku: "pet-tag", quantity: 3, options: [], design: DESIGN };
    expect(readList(`pet-tag,3,,${DESIGN}`)).toEqual({ lines: [{ row: 1, line }], errors: [] });
    expect(readList(`Quantity,Design,SKU\n3,${DESIGN},pet-tag`)).toEqual({
      lines: [{ row: 2, line }],
      errors: [],
    });
  });

  it("may be copied from a spreadsheet, with tabs between the cells", () => {
    const { lines } = readList(
      "sku\tquantity\toptions\r\npicture-ledge\t2\tLength: 24 in; Color: Oak, oiled\r\n",
    );
    expect(lines).toEqual([
      {
        row: 2,
        line: {
          sku: "picture-ledge",
          quantity: 2,
          options: [
            { name: "Length", value: "24 in" },
            { name: "Color", value: "Oak, oiled" },
          ],
          design: null,
        },
      },
    ]);
  });

  it("may quote cells with commas, quotes and line breaks in them", () => {
    const { lines, errors } = readList('a,1,"Size: 8"" x 10"", matte"\nb,2,"Color:\nSand"\nc,3');
    expect(errors).toEqual([]);
    expect(lines.map(({ row, line }) => [row, line.sku, line.options[0]?.value])).toEqual([
      [1, "a", '8" x 10", matte'],
      [2, "b", "Sand"],
      [4, "c", undefined],
    ]);
  });

  it("may have empty lines, which count as rows", () => {
    const { lines, errors } = readList("\n\na,1\n ,,\nb,none\n");
    expect(lines.map(({ row }) => row)).toEqual([3]);
    expect(errors).toEqual([
      { row: 5, column: "quantity", message: "Please enter a quantity from 1 to 999." },
    ]);
  });

  it("reports the errors of each row, by column", () => {
    const { lines, errors } = readList("a,0\n,2\nb b,1\nc,1.5\nd,1000\ne,1,Size\nf,1,,design\ng,7");
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      "1 quantity",
      "2 sku",
      "3 sku",
      "4 quantity",
      "5 quantity",
      "6 options",
      "7 design",
    ]);
    expect(lines.map(({ row }) => row)).toEqual([8]);
  });

  it("reports an unknown column", () => {
    expect(readList("sku,pieces\na,1").errors).toEqual([
      {
        row: 1,
        column: "sku",
        message: 'There is no column "pieces"; the columns are sku, quantity, options, design.',
      },
    ]);
  });

  it("is parsed quickly, however many spaces it contains", async () => {
    const { result, milliseconds } = await processorTime(() =>
      readList(`a,1,"Size: M;${" ".repeat(9000)}x"`),
    );
    expect(result.errors.map(({ column }) => column)).toEqual(["options"]);
    expect(milliseconds).toBeLessThan(500);
  });

  it("is rejected with an open quote, when it is empty, and beyond a hundred lines", () => {
    expect(readList('a,1,"Size: 8').errors[0].message).toBe("This row has an unclosed quote.");
    for (const empty of ["", " \n", "sku,quantity"]) {
      expect(readList(empty).errors[0].message).toBe("Please paste at least one line.");
    }
    const long = Array.from({ length: 101 }, () => "a,1").join("\n");
    expect(readList(long).errors).toEqual([
      { row: 101, column: "sku", message: "Please order up to 100 lines at once." },
    ]);
  });
});
