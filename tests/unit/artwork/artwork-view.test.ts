import { expect, test } from "vitest";
import { surfaceView } from "~/storefront/artwork/artwork-view";

test.each([
  [127, 177.8, { width: 643, height: 900, size: "5 × 7 in" }],
  [508, 406.4, { width: 900, height: 720, size: "20 × 16 in" }],
])("a side of %d × %d mm is shown in its proportion, in whole pixels", (width, height, shown) => {
  expect(surfaceView({ title: "Front", picture: "/front", width, height })).toMatchObject(shown);
});
