import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CutOutModel } from "~/settings/cut-outs.server";
import { nearColorModel } from "../fixtures/onnx-model";
import { petFace } from "../fixtures/pet-photo";

/** Models of a store that find the tests' pet, in a folder of their own. */
export function petModels() {
  const folder = mkdtempSync(join(tmpdir(), "pet-models-"));
  const modelOf = (name: string, bytes: Buffer | string): CutOutModel => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { path, mean: [0, 0, 0], deviation: [1, 1, 1], side: 320, maxMegabytes: 700, maxSeconds: 30 };
  };
  return {
    /** Knows the pet by the color of its face. */
    face: modelOf("face.onnx", nearColorModel(petFace.color, 0.3)),
    broken: modelOf("broken.onnx", "no model"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
