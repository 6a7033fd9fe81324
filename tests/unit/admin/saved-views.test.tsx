import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SavedViews } from "~/admin/views/saved-views";

const HINT = "Only the filters are saved, not your search.";

function formOf(list: "ORDERS" | "CATALOG", search: string) {
  return renderToStaticMarkup(<SavedViews list={list} views={[]} search={search} />);
}

test.each(["", "?after=abc", "?search=ada&status=", "?search=+"])(
  "an order list at %j has no filter to save",
  (search) => {
    expect(formOf("ORDERS", search)).toBe("");
  },
);

test("a search of orders is left out of the view, which is said beside the form", () => {
  const form = formOf("ORDERS", "?search=ada&status=on_hold&after=abc");
  expect(form).toContain('name="query" value="status=on_hold"');
  expect(form).toContain(HINT);
  expect(formOf("ORDERS", "?search=&status=on_hold")).not.toContain(HINT);
});

test("a search of the catalog is saved", () => {
  const form = formOf("CATALOG", "?search=mug");
  expect(form).toContain('name="query" value="search=mug"');
  expect(form).not.toContain(HINT);
});
