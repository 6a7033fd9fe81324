import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { isMainOnly } from "../fixtures/main";

/** The memory that a print file of the largest photo takes, as Linux counts it (decision 0144). */

const isSkipped = isMainOnly || !existsSync("/proc/self/clear_refs");
const MAX_MEGABYTES = 300;
const PHOTO = { width: 12_240, height: 8160 };
const PHOTO_ID = "a-photo-of-100-megapixels";
/** Noise is the largest JPEG. Made by another process, so that this one has no freed memory to use again. */
const MAKE_PHOTO = `require("sharp")({ create: { width: ${PHOTO.width}, height: ${PHOTO.height}, channels: 3, background: "#808080",
noise: { type: "gaussian", mean: 128, sigma: 30 } } }).jpeg({ quality: 95 }).toFile(process.argv[1])`;

let folder: string;
let file: string;
beforeAll(async () => {
  if (isSkipped) return;
  // Idle ones that other test files have left, if they ran in this process.
  for (const pid of childProcesses()) process.kill(pid);
  await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 30_000 });
  folder = mkdtempSync(join(tmpdir(), "large-print-"));
  file = join(folder, "photo.jpg");
  execFileSync(process.execPath, ["-e", MAKE_PHOTO, file]);
}, 120_000);
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true });
});

/** A poster or a small print, so that its photo is embedded as it is, or scaled down. */
function printOf(size: string, brightness: number): DesignDocument {
  const place = { surface: "front", layer: "photo" } as const;
  const started = startDocument(blueprints.poster, { template: "full-photo", options: { size } });
  const placed = applyCommand(started, { ...place, type: "place-photo", photoId: PHOTO_ID });
  const effect = { tone: "none", brightness, contrast: 0 } as const;
  return applyCommand(placed, { ...place, type: "set-effect", effect });
}

/** The most memory that a process had since it began, or since `resetPeak`, in megabytes. */
function peak(pid: number | "self"): number {
  return statusOf(pid, "VmHWM") / 1024;
}

/** A figure of a process; 0 for one that has ended meanwhile. */
function statusOf(pid: number | "self", name: "VmHWM" | "PPid"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Lets `peak` of this process start anew. */
function resetPeak(): void {
  writeFileSync("/proc/self/clear_refs", "5");
}

/** The processes that this one has started, such as those that process images. */
function childProcesses(): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => statusOf(pid, "PPid") === process.pid);
}

/** The most memory of the processes that this one has started, while a task runs; they end with their pictures. */
async function peakOfChildren(task: () => Promise<unknown>): Promise<number> {
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, ...childProcesses().map(peak));
  }, 20);
  await task().finally(() => clearInterval(watch));
  return highest;
}

test.skipIf(isSkipped).each([
  // First: processes of other sheets may still be idle afterwards.
  ["as it is", "24x36", 0],
  ["scaled down", "8x10", 0],
  ["with an effect", "24x36", 20],
])(
  "a sheet with a photo of 100 megapixels %s takes at most 300 MB",
  async (how, size, brightness) => {
    const document = printOf(size, brightness);
    resetPeak();
    const before = peak("self");
    const read = async () => ({ jpeg: await readFile(file), ...PHOTO });
    const ofChildren = await peakOfChildren(async () => {
      const pdf = await drawPrintFile({
        document,
        surface: "front",
        label: "1",
        maker: "My Pet Canvas",
        read,
      });
      for await (const chunk of pdf) expect(chunk.length).toBeGreaterThan(0);
    });
    expect(peak("self") - before).toBeLessThanOrEqual(MAX_MEGABYTES);
    expect(ofChildren).toBeLessThanOrEqual(MAX_MEGABYTES);
    // Nothing is done to the pixels of a photo that is embedded as it is.
    expect(ofChildren > 0).toBe(how !== "as it is");
  },
  120_000,
);
