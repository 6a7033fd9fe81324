import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellOfList, readCellList } from "~/engine/catalog-management/csv/cell-list";

describe("several values in a cell", () => {
  it("come back as they were, with bars and backslashes", () => {
    const value = fc.string({ unit: fc.constantFrom("a", "|", "\\", "=", " ") });
    const values = fc.array(fc.record({ name: fc.constantFrom("a.jpg", "b.jpg"), value }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(values, (written) => {
        expect(readCellList(cellOfList(written), 5)).toEqual(written);
      }),
    );
  });

  it("may end in a backslash", () => {
    const written = [
      { name: "a.jpg", value: "foo\\" },
      { name: "b.jpg", value: "bar" },
    ];
    expect(readCellList(cellOfList(written), 5)).toEqual(written);
  });

  it("are refused when there are too many", () => {
    expect(readCellList("a=1|b=2|c=3", 2)).toBeNull();
  });
});
