import { expect, test } from "vitest";
import { Breadcrumbs } from "~/storefront/ui/breadcrumbs";
import { drawnPage } from "../brand/drawn-page";

test("the separators between steps are hidden from screen readers", () => {
  const drawn = drawnPage(<Breadcrumbs steps={[{ title: "Mugs", path: "/mugs" }]} here="Photo mug" />);
  const read = drawn.replace(/<span aria-hidden="true">.*?<\/span>/g, "").replace(/<[^>]*>/g, "|");
  expect(read.split(/\|+/).filter(Boolean)).toEqual(["Home", "Mugs", "Photo mug"]);
});
