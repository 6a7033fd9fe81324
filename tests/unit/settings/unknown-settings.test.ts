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

describe("a misspelt setting", () => {
  test("of the environment is told by name, with the one that was meant", () => {
    expect(unknownSettings({ ENV_FILE: "", UPLOAD_MEMROY_MEGABYTES: "64" })).toEqual([
      "Unknown setting UPLOAD_MEMROY_MEGABYTES. Did you mean UPLOAD_MEMORY_MEGABYTES?",
    ]);
  });

  test("of the file is told whether or not it resembles one", () => {
    const path = envFile("# a comment\nPORT=3000\nHOST=localhost\nSMPT_URL=smtp://mail\nCOFFEE=black\n");
    expect(unknownSettings({ ENV_FILE: path, SMPT_URL: "smtp://mail", COFFEE: "black" }).sort()).toEqual([
      `Unknown setting COFFEE in ${path}.`,
      `Unknown setting SMPT_URL in ${path}. Did you mean SMTP_URL?`,
    ]);
  });

  test("is none of what a system and other programs set", () => {
    const names =
      "PATH HOME HOSTNAME USER SHELL PWD TERM LANG MAIL CI npm_config_cache POSTGRES_URL AWS_REGION";
    const environment = Object.fromEntries(names.split(" ").map((name) => [name, "set"]));
    expect(unknownSettings({ ...environment, ENV_FILE: "" })).toEqual([]);
  });

  test("is no short name of the environment, which may well be another word", () => {
    expect(unknownSettings({ ENV_FILE: "", POST: "set" })).toEqual([]);
  });
});
