import { resolve } from "node:path";
import { expect, test } from "vitest";
import { cutOutGroup, cutOutModel } from "~/settings/cut-outs.server";

/** The settings of a model that finds pets. */

test("without a file there is no model", () => {
  expect(cutOutModel(cutOutGroup.schema.parse({}))).toBeNull();
});

test("a model has the colors that its makers used", () => {
  const settings = { CUT_OUT_MODEL: "package.json", CUT_OUT_COLORS: "half", CUT_OUT_SIDE: "320" };
  expect(cutOutModel(cutOutGroup.schema.parse(settings))).toEqual({
    path: resolve("package.json"),
    mean: [0.5, 0.5, 0.5],
    deviation: [1, 1, 1],
    side: 320,
    maxMegabytes: 3072,
    maxSeconds: 10,
  });
});

test.each(["/nowhere/u2net.onnx", "app"])("%s is rejected as no file", (path) => {
  const parsed = cutOutGroup.schema.safeParse({ CUT_OUT_MODEL: path });
  const issue = parsed.error?.issues[0];
  expect(issue?.path).toEqual(["CUT_OUT_MODEL"]);
  expect(issue?.message).toBe(`names a file that does not exist, or is not a file: ${path}`);
});
