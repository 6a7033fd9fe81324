import { describe, expect, test } from "vitest";
import { openPackaged } from "~/engine/database/packaged-sqlite";

const options = { timeout: 0, readonly: false };

function failureFor(message: string, code?: string): unknown {
  const failure = Object.assign(new Error(message), code && { code });
  try {
    openPackaged(":memory:", options, () => {
      throw failure;
    });
  } catch (error) {
    return error;
  }
}

describe("a one-line message for owners", () => {
  test("when better-sqlite3 was compiled for another Node.js", () => {
    const compiled = "was compiled against a different Node.js version using\nNODE_MODULE_VERSION 115.";
    expect(failureFor(compiled, "ERR_DLOPEN_FAILED")).toMatchObject({
      code: "NO_SQLITE",
      message: expect.stringMatching(/^.* Node\.js than v\S+: run npm rebuild\.$/),
    });
  });

  test.each([
    ["is missing", "Cannot find module 'better-sqlite3'", "MODULE_NOT_FOUND"],
    ["could not be compiled", "Could not locate the bindings file. Tried:\n → …", undefined],
  ])("when it %s", (_what, message, code) => {
    expect(failureFor(message, code)).toMatchObject({
      code: "NO_SQLITE",
      message: expect.stringMatching(/^.* not installed: use Node\.js 22\.16 or newer, or run npm ci .*$/),
    });
  });

  test("SQLite's own message for an unreadable file", () => {
    expect(failureFor("unable to open database file", "SQLITE_CANTOPEN")).toMatchObject({
      code: "SQLITE_CANTOPEN",
    });
  });
});
