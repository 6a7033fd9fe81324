import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { reencodePhoto } from "~/engine/designs/reencode-photo";
import { heifBomb } from "./hostile-files";

const folder = mkdtempSync(join(tmpdir(), "large-photos-"));
afterAll(() => rm(folder, { recursive: true }));

function stored(bytes: Buffer) {
  const input = join(folder, "sent");
  writeFileSync(input, bytes);
  return reencodePhoto({ input, folder, visitor: null });
}

function avif(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: "#c08040" };
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

test("an AVIF may have 50 megapixels where a child process has the memory, and no more", async () => {
  vi.spyOn(process, "constrainedMemory").mockReturnValue(4000 * 1024 * 1024);
  expect((await stored(await avif(7000))).width).toBe(7000);
  await expect(stored(heifBomb(await avif(200), 7100))).rejects.toThrow(/50 megapixels.*save it as a JPEG/);
}, 90_000);
