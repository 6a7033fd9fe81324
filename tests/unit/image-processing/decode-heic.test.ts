import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decodeHeic } from "../../../scripts/image-worker/decode-heic.mjs";
import { openHeif } from "../../../scripts/image-worker/libheif.mjs";
import { heicGrid } from "../../fixtures/heic-grid";
import { heicTiles, TILE_SIDE, tileColors } from "../../fixtures/heic-tiles";

/** Three by two tiles, of which the last ones lie outside in part. */
const GRID = { columns: 3, rows: 2, width: 300, height: 220 };

const anySize = () => {};

async function decoded(file: Buffer) {
  const { bands, ...size } = await decodeHeic(file, anySize);
  const copies = Array.from(bands, (band) => Buffer.from(band));
  return { ...size, copies, data: Buffer.concat(copies) };
}

/** By the decoder itself, which joins the tiles in its memory. */
async function decodedAsWhole(file: Buffer): Promise<Buffer> {
  const { width, height, channels, decode } = await openHeif(file);
  const { data, stride } = decode(null);
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray(y * stride, y * stride + width * channels),
  );
  return Buffer.concat(rows);
}

describe("a HEIC of tiles", () => {
  const grid = heicGrid(heicTiles(), GRID);

  test("has each tile in its place", async () => {
    const { width, data } = await decoded(grid);
    for (const [index, color] of tileColors.entries()) {
      const x = (index % GRID.columns) * TILE_SIDE + 24;
      const y = Math.floor(index / GRID.columns) * TILE_SIDE + 60;
      for (const channel of [0, 1, 2])
        expect(Math.abs(data[(y * width + x) * 3 + channel] - color[channel])).toBeLessThan(8);
    }
  });

  test("comes a row of tiles at a time", async () => {
    const { copies } = await decoded(grid);
    expect(copies.map(({ length }) => length / GRID.width / 3)).toEqual([TILE_SIDE, GRID.height - TILE_SIDE]);
  });

  test.each([0, 1, 2, 3].flatMap((turns) => [false, true].map((isMirrored) => ({ turns, isMirrored }))))(
    "is turned and mirrored as by its decoder: $turns $isMirrored",
    async (form) => {
      const turned = heicGrid(heicTiles(), { ...GRID, ...form });
      const { width, height, data } = await decoded(turned);
      expect([width, height]).toEqual(form.turns % 2 ? [220, 300] : [300, 220]);
      expect(data.equals(await decodedAsWhole(turned))).toBe(true);
    },
  );

  test("is checked by its size and that of a tile before pixels are decoded", async () => {
    const sizes: object[] = [];
    await decodeHeic(grid, (size) => sizes.push(size));
    expect(sizes).toEqual([
      { width: 300, height: 220, isTiled: true },
      { width: TILE_SIDE, height: TILE_SIDE, isTiled: false },
    ]);
  });

  test("without one of its tiles is an error", async () => {
    await expect(decoded(grid.subarray(0, grid.length - 60))).rejects.toThrow();
  });
});

test("a HEIC without tiles is decoded as a whole", async () => {
  const file = readFileSync("tests/fixtures/pet.heic");
  const { width, height, channels, data } = await decoded(file);
  expect([width, height, channels]).toEqual([400, 300, 3]);
  expect(data.equals(await decodedAsWhole(file))).toBe(true);
});
