import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { focusOf } from "../../../scripts/image-worker/find-focus.mjs";

/** A dog's head, 120 wide, around a point. */
function dog(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse rx="60" ry="52" fill="#8a5a33"/>
    <path d="M-58 -20 -40 -70 -14 -46zM58 -20 40 -70 14 -46z" fill="#5d3a1f"/>
    <circle cx="-20" cy="-8" r="8" fill="#1b1512"/><circle cx="20" cy="-8" r="8" fill="#1b1512"/>
    <ellipse cy="22" rx="14" ry="10" fill="#1b1512"/><path d="M-18 34q18 14 36 0" stroke="#f3d9c5" stroke-width="5" fill="none"/></g>`;
}

const sizes = { width: 640, height: 400 };
const meadow = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe0f5"/><stop offset="1" stop-color="#e9f3da"/></linearGradient></defs>
  <rect width="640" height="400" fill="url(#sky)"/><rect y="230" width="640" height="170" fill="#7fa65a"/>`;
const sofa = `<rect width="640" height="400" fill="#d8cfc2"/><rect y="180" width="640" height="220" rx="30" fill="#9fa8b5"/>
  ${[40, 200, 360, 520].map((x) => `<rect x="${x}" y="200" width="120" height="90" rx="14" fill="#96a0ae"/>`).join("")}`;

async function focus(svg: string, { width, height } = sizes) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize({ width: 64, height: 64, fit: "inside" })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return focusOf({ width: info.width, height: info.height, pixels: data });
}

describe.each([
  ["a meadow", meadow],
  ["a sofa", sofa],
])("an animal on %s", (_name, background) => {
  test.each([
    ["at the left edge", 70, 200],
    ["at the right edge", 570, 220],
    ["at the top", 330, 75],
    ["at the bottom left", 90, 330],
    ["in the middle", 320, 200],
  ])("%s is found", async (_place, x, y) => {
    const found = await focus(background + dog(x, y));
    expect(Math.abs((found?.x ?? 9) * sizes.width - x), `${found?.x}`).toBeLessThan(60);
    expect(Math.abs((found?.y ?? 9) * sizes.height - y), `${found?.y}`).toBeLessThan(60);
  });
});

test("a white cat on snow and a black one at night are found", async () => {
  const cat = (fill: string) => `<g transform="translate(80 200)"><circle r="55" fill="${fill}"/>
    <circle cx="-18" cy="-8" r="7" fill="#6fae4f"/><circle cx="18" cy="-8" r="7" fill="#6fae4f"/></g>`;
  for (const [ground, fill] of [
    ["#f2f4f6", "#e2ddd5"],
    ["#15161a", "#2c2b2f"],
  ]) {
    const found = await focus(`<rect width="640" height="400" fill="${ground}"/>${cat(fill)}`);
    expect(found?.x).toBeLessThan(0.25);
  }
});

test("nothing stands out of one color, and a regular pattern is cropped near its middle", async () => {
  expect(await focus(`<rect width="640" height="400" fill="#c8b090"/>`)).toBeNull();
  const squares = Array.from({ length: 16 * 10 }, (_, index) => {
    const [x, y] = [(index % 16) * 40, Math.floor(index / 16) * 40];
    return (x + y) % 80 === 0 ? `<rect x="${x}" y="${y}" width="40" height="40" fill="#345"/>` : "";
  });
  const found = await focus(`<rect width="640" height="400" fill="#eee"/>${squares.join("")}`);
  expect(found?.x).toBeGreaterThan(0.3);
  expect(found?.x).toBeLessThan(0.7);
});

test("a picture of a single pixel has no focus", () => {
  expect(focusOf({ width: 1, height: 1, pixels: new Uint8Array([9, 9, 9]) })).toBeNull();
});
