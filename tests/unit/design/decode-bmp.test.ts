import { describe, expect, test } from "vitest";

import { decodeBmp } from "../../../scripts/image-worker/decode-bmp.mjs";
import { bmp } from "../../fixtures/bmp";

const MAX_PIXELS = 1000;

function checkSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS) throw new Error("Too many pixels.");
}

/** Two columns, two rows; red, green above blue, white. */
const ROWS = [
  [
    [255, 0, 0],
    [0, 255, 0],
  ],
  [
    [0, 0, 255],
    [255, 255, 255],
  ],
];

describe("a BMP", () => {
  test.each([
    ["of 24 bits", { bits: 24 }],
    ["of 32 bits", { bits: 32 }],
    ["of 24 bits from the top", { bits: 24, height: -2 }],
    ["of 32 bits with the usual masks", { bits: 32, compression: 3 }],
  ])("%s is read row by row from the top", (_what, form) => {
    const decoded = decodeBmp(bmp({ width: 2, height: 2, rows: ROWS, ...form }), checkSize);
    expect(decoded).toMatchObject({ width: 2, height: 2 });
    expect([...(decoded?.data ?? [])]).toEqual(ROWS.flat(2));
  });

  test("that is truncated is rejected", () => {
    const whole = bmp({ width: 2, height: 2, rows: ROWS });
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => decodeBmp(whole.subarray(0, length), checkSize)).toThrow();
    }
  });

  test.each([
    ["40,000 by 40,000", 40_000, 40_000],
    ["as wide and high as can be said", 0x7fff_ffff, -0x8000_0000],
  ])("that claims to be %s is rejected", (_what, width, height) => {
    expect(() => decodeBmp(bmp({ width, height, rows: ROWS }), checkSize)).toThrow("Too many pixels.");
  });

  test.each([
    ["without width", { width: 0 }],
    ["of a negative width", { width: -2 }],
    ["without height", { height: 0 }],
    ["of 8 bits", { bits: 8 }],
    ["that is compressed", { compression: 1 }],
    ["with masks of its own", { bits: 32, compression: 3, masks: [0xff, 0xff00, 0xff0000] }],
    ["whose pixels begin in its header", { start: 14 }],
    ["whose pixels begin behind its end", { start: 0xffff_ffff }],
    ["of an old kind", { headerLength: 12 }],
  ])("%s is rejected", (_what, form) => {
    expect(() => decodeBmp(bmp({ width: 2, height: 2, rows: ROWS, ...form }), checkSize)).toThrow();
  });
});
