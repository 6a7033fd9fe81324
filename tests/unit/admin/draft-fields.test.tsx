import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DraftFields } from "~/admin/drafts/draft-fields";

const name = {
  code: "name",
  group: "TEXTS",
  kind: "LINE",
  title: "Name",
  max_length: 100,
  value: "Mug",
  folder_value: "Cup",
  is_changed: true,
};
const price = { ...name, code: "price", group: "PRICES", kind: "MONEY", title: "Price", max_length: 12 };

const pageOf = (field: typeof name, mayEdit = true) =>
  renderToStaticMarkup(
    <DraftFields
      fields={[field] as Parameters<typeof DraftFields>[0]["fields"]}
      {...{ label: "Product", mayEdit, problem: null, version: "", formKey: "" }}
    />,
  );

test("the hint of a text says how long it may be, since nothing is cut", () => {
  expect(pageOf(name)).toMatch(/aria-describedby="hint-0"/);
  expect(pageOf(name)).toMatch(/id="hint-0"[^>]*>Up to 100 characters\. .*The folder has: Cup</);
  expect(pageOf({ ...name, value: "Cup", is_changed: false })).toContain("Up to 100 characters.");
});

test("amounts, and texts that may not be changed, have no limit", () => {
  expect(pageOf(price)).not.toContain("characters");
  expect(pageOf(name, false)).not.toContain("characters");
});
