import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STOREFRONT = join(__dirname, "../../../app/storefront");

/** Drawings and photos look the same in every brand. */
const PICTURES = [
  "content/framing-page.tsx",
  "shell/payment-marks.tsx",
  "studio/panels/color-wheel.tsx",
  "studio/preview-3d/mug-model.ts",
  "studio/preview-3d/canvas-model.ts",
  "studio/preview-3d/scene-3d.client.ts",
];

/** A color that no brand can change: a literal one, or Tailwind's black and white. */
const FIXED = /(["'\s[:(])#[0-9a-f]{3,8}\b(?!-)|\brgba?\(\s*\d|-(white|black)\b(?=[\s"'/`])/i;

test("no part of the interface has a fixed color", () => {
  const files = readdirSync(STOREFRONT, { recursive: true, encoding: "utf8" });
  const fixed = files.filter(
    (file) => /\.(tsx?|css)$/.test(file) && FIXED.test(readFileSync(join(STOREFRONT, file), "utf8")),
  );
  expect(fixed.sort()).toEqual(PICTURES.sort());
});
