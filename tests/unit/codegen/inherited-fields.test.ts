import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { withInheritedFields } from "../../../scripts/codegen/inherited-fields";

test("a type has the fields of its interfaces and their extensions, once each", () => {
  const schema = parse(`
    interface Named { name: String }
    extend interface Named { title: String }
    type Mug implements Named
    type Frame implements Named { name: String! }
    extend type Frame { title: String! }
  `);
  expect(print(withInheritedFields(schema))).toContain(
    "type Mug implements Named {\n  name: String\n  title: String\n}",
  );
  expect(print(withInheritedFields(schema))).toContain("type Frame implements Named {\n  name: String!\n}");
});
