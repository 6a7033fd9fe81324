import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

const MODULE = JSON.stringify(pathToFileURL(resolve("scripts/load-build.mjs")).href);
const LOAD = `import { loadBuild } from ${MODULE}; console.log(loadBuild().answer());`;
/** Whether V8 takes the code cache as it is, less the checksum at its end. */
const CHECK = `import { Script } from "node:vm"; import { readFileSync } from "node:fs";
const source = "(function (exports, require, module, __filename, __dirname) { " + readFileSync("build/index.cjs") + "\\n})";
const cachedData = readFileSync("build/index.cache").subarray(0, -4);
console.log(new Script(source, { filename: "any", cachedData }).cachedDataRejected);`;
const SAVE = `import { loadForCodeCache } from ${MODULE};
const { build, saveCodeCache } = loadForCodeCache();
console.log(build.answer());
saveCodeCache();`;

let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "load-build-"));
  cache = join(folder, "build/index.cache");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "build"));
  writeBundle("one");
});

/** Equally long for words of equal length. */
function writeBundle(word: string): void {
  const bundle = `const { sep } = require("node:path");
exports.answer = () => "${word} " + sep + __filename.slice(-9);
`;
  writeFileSync(join(folder, "build/index.cjs"), bundle);
}

function run(script: string, ...options: string[]): string {
  const command = [...options, "--input-type=module", "--eval", script];
  return execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8" }).trim();
}

describe("the server's bundle", () => {
  it("is loaded without and with a code cache", () => {
    expect(run(LOAD)).toBe("one /index.cjs");
    expect(run(SAVE)).toBe("one /index.cjs");
    expect(existsSync(cache)).toBe(true);
    expect(run(LOAD)).toBe("one /index.cjs");
    expect(run(CHECK)).toBe("false");
    expect(run(CHECK, "--no-opt")).toBe("true");
  });

  it("is compiled when the code cache belongs to an equally long one", () => {
    run(SAVE);
    writeBundle("two");
    expect(run(LOAD)).toBe("two /index.cjs");
  });

  it.each([
    ["cut off", () => truncateSync(cache, 100)],
    ["empty", () => truncateSync(cache)],
    ["longer", () => appendFileSync(cache, "more")],
  ])("is compiled when the code cache is %s", (_, damage) => {
    run(SAVE);
    damage();
    expect(run(LOAD)).toBe("one /index.cjs");
  });

  it("is compiled by a Node.js with other options", () => {
    run(SAVE);
    expect(run(LOAD, "--max-semi-space-size=4", "--no-opt")).toBe("one /index.cjs");
  });
});
