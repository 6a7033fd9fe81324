import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsDocs } from "../../../scripts/settings-docs";

test.each(Object.entries(settingsDocs()))("%s documents the settings as they are declared", (path, text) => {
  expect(readFileSync(path, "utf8"), "run npm run codegen").toBe(text);
});
