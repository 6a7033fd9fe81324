import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { heicGrid } from "../fixtures/heic-grid";
import { heicTiles, largeTile } from "../fixtures/heic-tiles";
import { heifBomb } from "./hostile-files";

/** The system limits the memory of the child processes that decode photos. */

const MEGABYTE = 1024 * 1024;
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
afterEach(() => {
  vi.restoreAllMocks();
});

let reencodePhoto: typeof import("~/engine/designs/reencode-photo").reencodePhoto;
beforeAll(async () => {
  // Child processes that other tests have started have the memory of this machine.
  vi.resetModules();
  ({ reencodePhoto } = await import("~/engine/designs/reencode-photo"));
});

function stored(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "large-photos-"));
  folders.push(folder);
  const input = join(folder, "sent");
  writeFileSync(input, bytes);
  return reencodePhoto({ input, folder, visitor: null });
}

function avif(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: "#c08040" };
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

describe("a machine of 512 MB", () => {
  beforeEach(() => {
    vi.spyOn(process, "constrainedMemory").mockReturnValue(512 * MEGABYTE);
  });

  test("stores a phone's HEIC of 48 megapixels with every pixel", async () => {
    const photo = heicGrid([largeTile()], { columns: 16, rows: 12, width: 8064, height: 6048, turns: 3 });
    const { width, height, files } = await stored(photo);
    expect([width, height]).toEqual([6048, 8064]);
    expect(await sharp(files.original).metadata()).toMatchObject({ width: 6048, height: 8064 });
  }, 90_000);

  test.each([
    ["AVIF", async () => heifBomb(await avif(200), 4000), /more than 12 megapixels.*save it as a JPEG/],
    [
      "HEIC without tiles",
      async () => heifBomb(heicTiles()[0], 6000),
      /more than 27 megapixels.*save it as a JPEG/,
    ],
  ])("says how many pixels it can take in a larger %s", async (_kind, make, message) => {
    await expect(stored(await make())).rejects.toThrow(message);
  });
});
