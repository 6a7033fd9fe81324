import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { thinnestLine } from "../../../scripts/image-worker/thinnest-line.mjs";

const folder = mkdtempSync(join(tmpdir(), "thinnest-line-"));
afterAll(() => rm(folder, { recursive: true }));

const LIMIT = 10;

/** The width in pixels that is found in shapes on 320 by 320 pixels. */
async function widthIn(shapes: string): Promise<number | null> {
  const input = join(folder, "drawing.svg");
  writeFileSync(input, `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${shapes}</svg>`);
  return (await thinnestLine({ input, limit: LIMIT })).width;
}

const block = '<rect x="20" y="20" width="100" height="280"/>';
const line = (width: number, turn = 0) =>
  `<rect x="40" y="150" width="260" height="${width}" transform="rotate(${turn} 160 160)"/>`;

describe("the thinnest line of a drawing", () => {
  test.each([0.4, 1, 2, 5, 8])("is one of %d pixels beside a block", async (width) => {
    const found = await widthIn(block + line(width));
    expect(Math.abs((found ?? 0) - width)).toBeLessThan(0.15 * width);
  });

  test.each([7, 45, 80])("is measured across at %d degrees", async (turn) => {
    expect(Math.abs(((await widthIn(line(6, turn))) ?? 0) - 6)).toBeLessThan(0.6);
  });

  test.each([10, 11, 30])("is not one of %d pixels, which is wide enough", async (width) => {
    for (const turn of [0, 45]) expect(await widthIn(block + line(width, turn))).toBeNull();
  });

  test("may lie between an edge and a hole", async () => {
    const ring = '<path fill-rule="evenodd" d="M20 20H300V300H20ZM26 26V290H290V26Z"/>';
    const found = (await widthIn(ring)) ?? 0;
    expect(found).toBeGreaterThan(5);
    expect(found).toBeLessThan(9);
  });

  test("may be curved", async () => {
    const circle = '<circle cx="160" cy="160" r="120" fill="none" stroke="#000" stroke-width="4"/>';
    expect(Math.abs(((await widthIn(circle)) ?? 0) - 4)).toBeLessThan(0.5);
  });

  test("is not the tip of a corner or of a star", async () => {
    expect(await widthIn('<path d="M20 20H300L20 160Z"/>')).toBeNull();
    expect(
      await widthIn('<path d="M160 20L190 130L300 160L190 190L160 300L130 190L20 160L130 130Z"/>'),
    ).toBeNull();
  });

  test("is found in a drawing that is all short parts, and in nothing there is none", async () => {
    expect(await widthIn('<rect x="100" y="100" width="40" height="5"/>')).toBeCloseTo(5, 0);
    expect(await widthIn("")).toBeNull();
  });
});
