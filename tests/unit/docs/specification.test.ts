import { describe, expect, it } from "vitest";
import { specificationFaults } from "../../../scripts/specification/faults";
import { readSource } from "../../../scripts/specification/source";
import { tagsOf } from "../../../scripts/specification/tags";

const SPECIFICATION = readSource(`# Specification

## 1. Carts

### Guests
- **Cart**:
  - A guest has a cart.
  - A cart has an id.

## 2. Calls

| Call | Answer |
|---|---|
| cart | the cart |
`);
/** Not a literal, so that the examples below do not count as tags of this file. */
const TAG = "@specification";
const NONE = { explanations: new Map(), without_test: new Map(), in_part: new Map() };

describe("the lines of a specification", () => {
  it("are statements unless they are titles, table heads, empty or only a name", () => {
    const statements = SPECIFICATION.filter(({ isStatement }) => isStatement);
    expect(statements.map(({ number, section, text }) => [number, section, text])).toEqual([
      [7, "1", "A guest has a cart."],
      [8, "1", "A cart has an id."],
      [14, "2", "| cart | the cart |"],
    ]);
  });
});

describe("the tags of a test file", () => {
  it("are read with the titles of the tests below them", () => {
    const code = `
      // ${TAG} §1 L7-8
      describe("a cart", () => {
        // ${TAG} §1 L8
        // ${TAG} §2 L14, L16-17
        it.each([["x"]])("has an id, %s", () => {});
      });`;
    expect(tagsOf("cart.test.ts", code)).toEqual([
      { file: "cart.test.ts", title: "a cart", tags: [{ section: "1", lines: [7, 8] }] },
      {
        file: "cart.test.ts",
        title: "a cart › has an id, %s",
        tags: [
          { section: "1", lines: [8] },
          { section: "2", lines: [14, 16, 17] },
        ],
      },
    ]);
  });

  it.each([
    ["stands above no test", `// ${TAG} §1 L7\nconst cart = 1;`],
    ["names no line", `// ${TAG} §1\nit("has an id", () => {});`],
  ])("are rejected when one %s", (_fault, code) => {
    expect(() => tagsOf("cart.test.ts", code)).toThrow(/cart\.test\.ts: 1 tag/);
  });
});

describe("the comparison of specification and tests", () => {
  const shows = (section: string, ...lines: number[]) => ({
    file: "tests/cart.test.ts",
    title: "a cart",
    tags: [{ section, lines }],
  });

  it("finds no error when each statement has a test or an exception", () => {
    const exceptions = { ...NONE, without_test: new Map([[14, "needs a host"]]) };
    expect(specificationFaults(SPECIFICATION, [shows("1", 7, 8)], exceptions)).toEqual([]);
  });

  it("reports a statement without a test", () => {
    expect(specificationFaults(SPECIFICATION, [shows("1", 7), shows("2", 14)], NONE)).toEqual([
      "Line 8 has no test: A cart has an id.",
    ]);
  });

  it.each([99, 6, 14])("reports a tag of line %i, which is not a statement of the section", (line) => {
    expect(specificationFaults(SPECIFICATION, [shows("1", 7, 8, line), shows("2", 14)], NONE)).toEqual([
      `tests/cart.test.ts, "a cart": §1 L${line} is no statement of that section`,
    ]);
  });

  it("reports an exception that no longer applies", () => {
    const tests = [shows("1", 7, 8)];
    const exceptions = {
      explanations: new Map([[6, "a title"]]),
      without_test: new Map([[8, "has one now"]]),
      in_part: new Map([[14, "is not shown at all"]]),
    };
    expect(specificationFaults(SPECIFICATION, tests, exceptions)).toEqual([
      "Line 14 has no test: | cart | the cart |",
      "The exception 6 is no statement",
      "The exception 8 has a test",
      "The exception 14 is shown in part by no test",
    ]);
  });
});
