import { expect, test } from "vitest";
import { blueprints } from "~/design/products/all-products.server";
import { layoutPicture } from "~/storefront/studio/panels/layout-picture";
import { aDesign, placed } from "../design/a-design";

const board = blueprints.choppingboard;
const photo = "a".repeat(32);
const latest = "b".repeat(32);

test("a layout is shown with the design's photo, without one with the visitor's latest, otherwise empty", () => {
  const portrait = aDesign("choppingboard", { template: "portrait" }, placed("front", "photo", photo));
  const text = aDesign("choppingboard", { template: "kitchen", options: { size: "16x12" } });
  expect(layoutPicture(board, "heart", portrait, [latest])).toBe(
    `/pictures/layouts/choppingboard/heart.svg?photo=${photo}`,
  );
  expect(layoutPicture(board, "heart", text, [latest])).toBe(
    `/pictures/layouts/choppingboard/heart.svg?size=16x12&photo=${latest}`,
  );
  expect(layoutPicture(board, "heart", text, [])).toBe(
    "/pictures/layouts/choppingboard/heart.svg?size=16x12",
  );
});
