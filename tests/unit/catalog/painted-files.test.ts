import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  isPaintedFile,
  openPaintedFiles,
  paintedName,
  removeFormer,
  removePaintings,
  storePainted,
} from "~/engine/catalog/pictures/painted-files";

const root = mkdtempSync(join(tmpdir(), "painted-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the paintings of a deleted picture are deleted, and those of others stay", async () => {
  openPaintedFiles(root);
  const [deleted, other] = [paintedName("00aa", 400, "webp"), paintedName("00bb", 400, "webp")];
  await storePainted(deleted, Buffer.from("deleted"));
  await storePainted(other, Buffer.from("other"));
  await removePaintings("00aa");
  expect([await isPaintedFile(deleted), await isPaintedFile(other)]).toEqual([false, true]);
});

test("paintings are deleted without an error when somebody has deleted their folder", async () => {
  rmSync(openPaintedFiles(root), { recursive: true });
  await expect(removePaintings("00aa")).resolves.toBeUndefined();
  await expect(removeFormer(new Set())).resolves.toBeUndefined();
});
