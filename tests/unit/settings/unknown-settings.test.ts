import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { unknownSettings } from "~/settings/unknown-settings.server";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function envFile(text: string): string {
  const path = join(folder, ".env");
  writeFileSync(path, text);
  return path;
}

describe("a misspelled setting", () => {
  test("of the environment is reported by name, with a suggestion", () => {
    expect(unknownSettings({ ENV_FILE: "", UPLOAD_MEMROY_MEGABYTES: "64" })).toEqual([
      "Unknown setting UPLOAD_MEMROY_MEGABYTES. Did you mean UPLOAD_MEMORY_MEGABYTES?",
    ]);
  });

  test("of the file is reported, with or without a suggestion", () => {
    const path = envFile("# a comment\nPORT=3000\nHOST=localhost\nSMPT_URL=smtp://mail\nCOFFEE=black\n");
    expect(unknownSettings({ ENV_FILE: path, SMPT_URL: "smtp://mail", COFFEE: "black" }).sort()).toEqual([
      `Unknown setting COFFEE in ${path}.`,
      `Unknown setting SMPT_URL in ${path}. Did you mean SMTP_URL?`,
    ]);
  });

  test("is not reported for variables of the system and other programs", () => {
    const names =
      "PATH HOME HOSTNAME USER SHELL PWD TERM LANG MAIL CI npm_config_cache POSTGRES_URL AWS_REGION";
    const environment = Object.fromEntries(names.split(" ").map((name) => [name, "set"]));
    expect(unknownSettings({ ...environment, ENV_FILE: "" })).toEqual([]);
  });

  test("is not reported for a short name, which may be unrelated", () => {
    expect(unknownSettings({ ENV_FILE: "", POST: "set" })).toEqual([]);
  });
});
