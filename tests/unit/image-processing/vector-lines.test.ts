import { describe, expect, test } from "vitest";
import { vectorPaths } from "../../../scripts/image-worker/read-vector.mjs";

/** Lines and colors of uploaded clip art. */

const inside = (shapes: string) =>
  vectorPaths(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`));

/** The corners of a path of straight lines, sorted. */
function corners(d: string): string[] {
  return [
    ...new Set(
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => `${Math.round(Number(x))} ${Math.round(Number(y))}`,
      ),
    ),
  ].sort();
}

describe("a line", () => {
  test("becomes its outline, with its width, ends and corners", () => {
    const [straight] = inside('<line x1="0" y1="5" x2="20" y2="5" stroke="#000" stroke-width="10"/>');
    expect(corners(straight.d)).toEqual(["0 25", "0 75", "100 25", "100 75"]);
    const [corner] = inside('<polyline points="0,0 9,0 9,9" fill="none" stroke="#000" stroke-width="2"/>');
    expect(corners(corner.d)).toEqual(["0 0", "0 20", "100 0", "100 100", "80 100", "80 20"]);
    const [bevel] = inside(
      '<polyline points="0,0 9,0 9,9" fill="none" stroke="#000" stroke-width="2" stroke-linejoin="bevel"/>',
    );
    expect(corners(bevel.d)).not.toContain("100 0");
    const [square] = inside(
      '<path d="M1 5H19" fill="none" stroke="#000" stroke-width="10" stroke-linecap="square" style="stroke-width: 2"/>',
    );
    expect(corners(square.d)).toEqual(["0 45", "0 55", "100 45", "100 55"]);
  });

  test("around a closed shape has a hole, and a curve stays one", () => {
    const [ring] = inside('<circle r="45" fill="none" stroke="#000" stroke-width="10"/>');
    const points = [...ring.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - 50, Number(y) - 50),
    );
    expect(points.every((distance) => Math.abs(distance - 50) < 0.2 || Math.abs(distance - 40) < 0.2)).toBe(
      true,
    );
    expect(ring.d.match(/M/g)).toHaveLength(2);
    expect(points.length).toBeGreaterThan(60);
  });

  test("is as wide as its transform makes it", () => {
    const [line] = inside(
      '<g transform="scale(2 1)"><path fill="none" stroke="#000" stroke-width="2" d="M5 0V10"/></g><rect width="20" height="10"/>',
    );
    expect(corners(line.d)).toEqual(["40 25", "40 75", "60 25", "60 75"]);
  });

  test.each([
    ["1.5pt", 2],
    ["1pc", 16],
    ["25.4mm", 96],
    ["2.54cm", 96],
    ["1in", 96],
    ["2px", 2],
    ["10%", 5],
    ["2em", 1],
    ["thick", 1],
    ["1e7", 1],
  ])("of the width %s is %d pixels wide", (width, pixels) => {
    const drawing = (size: string | number) =>
      vectorPaths(
        Buffer.from(
          `<svg viewBox="0 0 70 10"><path style="fill:#f00;stroke:#000;stroke-width:${size}" d="M9 9H99V20Z"/></svg>`,
        ),
      );
    expect(drawing(width)).toEqual(drawing(pixels));
  });

  test("of a percentage is 1 pixel wide where the drawing does not say its size", () => {
    const drawing = (size: string) => inside(`<path stroke="#000" stroke-width="${size}" d="M9 9H99V20Z"/>`);
    expect(drawing("10%")).toEqual(drawing("1"));
  });

  test.each(["4px", "1e99", "none", "0"])("is read with the miter limit %s", (limit) => {
    expect(
      inside(`<path fill="none" stroke="#000" stroke-miterlimit="${limit}" d="M0 0H9V9"/>`),
    ).toHaveLength(1);
  });

  test("of no width is nothing, and a shape has its line above its area", () => {
    expect(inside('<rect width="4" height="4" stroke="#000" stroke-width="0"/>')).toHaveLength(1);
    const [area, line] = inside('<rect width="4" height="4" fill="#ff0000" stroke="blue"/>');
    expect([area.color, line.color]).toEqual(["#ff0000", "#0000ff"]);
  });
});

describe("a paint", () => {
  test.each([
    'stroke="#0000"',
    'stroke="#00000000"',
    'stroke="rgba(0, 0, 0, 0)"',
    'stroke="RGB(0 0 0 / 0%)"',
    'stroke="hsla(0, 0%, 0%, .0)"',
    'stroke="#000" stroke-opacity="0"',
    'style="stroke:#000;stroke-opacity:0%"',
  ])("that is transparent draws no line: %s", (attributes) => {
    expect(inside(`<rect width="4" height="4" fill="red" ${attributes}/>`)).toHaveLength(1);
  });

  test("that is transparent fills no area, and nothing of a transparent group is drawn", () => {
    const drawn = '<rect width="4" height="4"/>';
    const [line, ...rest] = inside('<rect width="4" height="4" fill-opacity="0" stroke="#000"/>');
    expect([line.d.match(/M/g), rest]).toEqual([["M", "M"], []]);
    expect(inside(`<g opacity="0"><rect width="9" height="9"/></g>${drawn}`)).toEqual(inside(drawn));
  });

  test("that is partly transparent is drawn", () => {
    expect(
      inside('<rect width="4" height="4" fill="#ff000080" stroke="#000" stroke-opacity=".1" opacity="0.5"/>'),
    ).toHaveLength(2);
  });
});

describe("colors", () => {
  test("are kept where there are several, with white above other shapes", () => {
    const shapes = inside(
      '<rect fill="white" width="9" height="9"/><rect fill="RGB(10, 20, 30)" width="9" height="9"/><circle fill="#fff" r="2" cx="4" cy="4"/><circle fill="#8A5a33ff" r="1" cx="4" cy="4"/>',
    );
    expect(shapes.map(({ color }) => color)).toEqual(["#0a141e", "#ffffff", "#8a5a33"]);
  });

  test("are white where a white shape is not the paper", () => {
    const head = '<circle fill="white" stroke="black" cx="50" cy="20" r="10"/>';
    const body = '<circle fill="white" stroke="black" cx="50" cy="60" r="30"/>';
    const colorsOf = (shapes: string) => inside(shapes).map(({ color }) => color);
    expect(colorsOf(body + head)).toEqual(["#ffffff", "#000000", "#ffffff", "#000000"]);
    const paper = '<path fill="#fff" d="M0 0H100V100H0Z"/>';
    expect(colorsOf(paper + body + head)).toEqual(["#ffffff", "#000000", "#ffffff", "#000000"]);
    expect(() => inside('<rect fill="#fff" width="9" height="9"/><circle fill="#fff" r="2"/>')).toThrow(
      "empty",
    );
  });

  test("are without the paper where the drawing reaches beyond it", () => {
    const shapes = vectorPaths(
      Buffer.from(
        '<svg viewBox="0 0 10 10"><rect fill="#fff" width="10" height="10"/><path stroke="red" d="M-5 5H15V6"/></svg>',
      ),
    );
    expect(shapes).toHaveLength(2);
  });

  test("are left out where there is one, however it is written", () => {
    const shapes = inside(
      '<rect fill="black" width="9" height="9"/><rect fill="#000" width="9" height="9"/>',
    );
    expect(shapes.map(({ color }) => color)).toEqual([undefined, undefined]);
  });

  test("of gradients are that of the layer", () => {
    const shapes = inside(
      '<rect fill="url(#a)" width="9" height="9"/><rect fill="red" width="9" height="9"/>',
    );
    expect(shapes.map(({ color }) => color)).toEqual([undefined, "#ff0000"]);
  });
});

test("lines with very many points are too complex", () => {
  const curve = "C0 900 900 0 900 900".repeat(1200);
  expect(() => inside(`<path fill="none" stroke="#000" stroke-width=".01" d="M0 0${curve}"/>`)).toThrow(
    "too-complex",
  );
});

test("the points of all lines count together", () => {
  const thereAndBack = "C0 900 900 0 900 900C900 0 0 900 0 0".repeat(30);
  const line = `<path fill="none" stroke="#000" stroke-width=".01" d="M0 0${thereAndBack}"/>`;
  expect(inside(line)).toHaveLength(1);
  expect(() => inside(line + line)).toThrow("too-complex");
});
