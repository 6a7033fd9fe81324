import { describe, expect, test } from "vitest";
import { archivedName } from "~/engine/print/archived-names";
import { printGroup } from "~/settings/print.server";

const file = {
  order: "MPC-1042",
  line: 2,
  sku: "photo-book",
  revision: 7,
  copies: 16,
  file: 3,
  surface: "pages",
};

describe("the name of a print file", () => {
  test.each([
    ["{order}-{line}-{file}-{surface}", "MPC-1042-02-003-pages"],
    ["{sku}_r{revision}_x{copies}.{file}", "photo-book_r07_x016.003"],
    ["{surface}", "pages"],
  ])("by the rule %s is %s", (rule, name) => {
    expect(printGroup.schema.parse({ PRINT_FILE_NAMES: rule }).PRINT_FILE_NAMES).toBe(rule);
    expect(archivedName(rule, file)).toBe(name);
  });

  test.each(["{order}", "../{file}", "{file}/{surface}", "{buyer}-{file}", "{file} {surface}"])(
    "cannot follow the rule %s",
    (rule) => {
      expect(printGroup.schema.safeParse({ PRINT_FILE_NAMES: rule }).success).toBe(false);
    },
  );
});
