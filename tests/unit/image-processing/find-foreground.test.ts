import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type ForegroundMask,
  type ForegroundModel,
  findForeground,
  withImageFolder,
} from "~/image-processing";
import { colorModel, copyingModel, endlessModel, swellingModel } from "../../fixtures/onnx-model";

/** Models in a bounded child process. The photo is a red disk on blue; the models tell red from blue. */

const REDDISH: [number, number, number] = [20, 0, -20];

let photo: Buffer;
beforeAll(async () => {
  const disk = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">';
  const shapes =
    '<rect width="300" height="200" fill="#1030e0"/><circle cx="100" cy="100" r="60" fill="#e02010"/></svg>';
  photo = await sharp(Buffer.from(disk + shapes))
    .jpeg({ quality: 95 })
    .toBuffer();
});

interface Attempt {
  options?: Partial<ForegroundModel>;
  signal?: AbortSignal;
}

function found(bytes: Buffer, { options, signal = new AbortController().signal }: Attempt = {}) {
  return withImageFolder(async (folder) => {
    const [path, input] = ["model.onnx", "photo.jpg"].map((name) => join(folder, name));
    await writeFile(path, bytes);
    await writeFile(input, photo);
    const model = {
      path,
      side: 96,
      mean: [0, 0, 0],
      deviation: [1, 1, 1],
      maxMegabytes: 700,
      maxSeconds: 20,
      ...options,
    };
    return findForeground(model, { input, folder, visitor: "one", signal });
  });
}

/** Overlap of the mask with the disk: intersection over union. */
function overlap({ width, height, pixels }: ForegroundMask): number {
  let [both, either] = [0, 0];
  for (const [at, pixel] of pixels.entries()) {
    const x = (((at % width) + 0.5) / width) * 300;
    const y = ((Math.floor(at / width) + 0.5) / height) * 200;
    const isDisk = Math.hypot(x - 100, y - 100) <= 60;
    const isFound = pixel > 127;
    both += Number(isDisk && isFound);
    either += Number(isDisk || isFound);
  }
  return both / either;
}

describe("a model", () => {
  test("of a fixed size marks the foreground", async () => {
    const mask = await found(colorModel(REDDISH, 0));
    expect([mask.width, mask.height, mask.pixels.length]).toEqual([64, 64, 64 * 64]);
    expect(overlap(mask)).toBeGreaterThan(0.95);
    expect(mask.seconds).toBeGreaterThan(0);
  });

  test("of an open size gets the side that the settings say", async () => {
    const mask = await found(colorModel(REDDISH, 0, [null, 3, null, null]));
    expect([mask.width, mask.height]).toEqual([96, 96]);
    expect(overlap(mask)).toBeGreaterThan(0.95);
  });

  test("gets the colors as the settings say", async () => {
    // Red reaches the foreground only when it is centered and spread.
    const options = { mean: [0.5, 0.5, 0.5], deviation: [0.1, 0.1, 0.1] };
    expect(overlap(await found(colorModel([10, 0, 0], -20), { options }))).toBeGreaterThan(0.95);
    expect(Math.max(...(await found(colorModel([10, 0, 0], -20))).pixels)).toBe(0);
  });
});

describe("nothing is found, and the next photo is, by", () => {
  const cases: [title: string, bytes: () => Buffer, message: RegExp][] = [
    ["a file that is no model", () => Buffer.from("no model at all"), /protobuf|model/i],
    ["a file that breaks off", () => colorModel(REDDISH, 0).subarray(0, 150), /protobuf|model/i],
    ["a model of gray pictures", () => colorModel(REDDISH, 0, [1, 1, 64, 64]), /three channels/],
    ["a model of many pixels", () => colorModel(REDDISH, 0, [1, 3, 50_000, 50_000]), /too many pixels/],
    ["a model with three masks", () => copyingModel(), /not one mask/],
    ["a model with a mask of many pixels", () => swellingModel(5000), /not one mask/],
    ["a model that needs much memory", () => swellingModel(60_000), /./],
  ];
  test.each(cases)("%s", async (_title, bytes, message) => {
    await expect(found(bytes())).rejects.toMatchObject({
      name: "Error",
      message: expect.stringMatching(message),
    });
    expect(overlap(await found(colorModel(REDDISH, 0)))).toBeGreaterThan(0.95);
  });

  test("a model that is not done in time", async () => {
    const failure = await found(endlessModel(), { options: { maxSeconds: 1 } }).catch((error) => error);
    expect(failure.message).toMatch(/ended before/);
    expect(failure.seconds).toBeGreaterThan(0.9);
    expect(overlap(await found(colorModel(REDDISH, 0)))).toBeGreaterThan(0.95);
  });

  test("a photo that is canceled", async () => {
    const stop = new AbortController();
    const attempt = found(endlessModel(), { signal: stop.signal });
    stop.abort(new Error("gone"));
    await expect(attempt).rejects.toThrow("canceled");
  });
});
