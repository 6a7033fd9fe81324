import { expect, test } from "vitest";
import { mainColorsOf } from "../../../scripts/image-worker/main-colors.mjs";

/** A picture of areas: color and number of pixels. */
function picture(areas: [color: [number, number, number], count: number][]) {
  return { pixels: Uint8Array.from(areas.flatMap(([color, count]) => Array(count).fill(color).flat())) };
}

test("colors that differ are found, large ones before small ones", () => {
  const colors = mainColorsOf(
    picture([
      [[90, 58, 34], 600],
      [[245, 236, 217], 900],
      [[23, 73, 63], 100],
    ]),
  );
  expect(colors).toEqual(["#f5ecd9", "#5a3a22", "#17493f"]);
});

test("a vivid color comes before a gray one that is somewhat larger", () => {
  const colors = mainColorsOf(
    picture([
      [[200, 20, 30], 100],
      [[128, 128, 128], 150],
    ]),
  );
  expect(colors).toEqual(["#c8141e", "#808080"]);
});

test("shades that are alike are one color, and specks are none", () => {
  const colors = mainColorsOf(
    picture([
      [[100, 100, 100], 500],
      [[110, 112, 108], 400],
      [[0, 0, 255], 3],
    ]),
  );
  expect(colors).toHaveLength(1);
});

test("six are found at most", () => {
  const shades = [0, 255].flatMap((red) =>
    [0, 255].flatMap((green) => [0, 255].map((blue): [number, number, number] => [red, green, blue])),
  );
  expect(mainColorsOf(picture(shades.map((color) => [color, 100])))).toHaveLength(6);
});
