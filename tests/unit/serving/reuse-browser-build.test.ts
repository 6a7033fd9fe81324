import { existsSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reuseBrowserBuild } from "../../../scripts/dev/reuse-browser-build.mjs";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");
const { createFileWatchCache } = require("@remix-run/dev/dist/compiler/fileWatchCache.js");

const fileSystem = createRequire(require.resolve("@remix-run/dev"))("fs-extra");
const { create } = browserCompiler;
const { emptyDirSync } = fileSystem;

const folder = mkdtempSync(join(tmpdir(), "browser-build-"));
const component = join(folder, "cart.tsx");
const styles = join(folder, "cart.css");
const compile = vi.fn();

beforeAll(() => {
  browserCompiler.create = async () => ({ compile });
  writeFileSync(join(folder, "left-over.js"), "");
  reuseBrowserBuild(folder);
});

afterAll(() => {
  browserCompiler.create = create;
  fileSystem.emptyDirSync = emptyDirSync;
});

beforeEach(() => {
  writeFileSync(component, "");
  writeFileSync(styles, "");
  compile.mockReset().mockImplementation(async () => ({
    metafile: {
      inputs: { [component]: {}, [styles]: {}, "browser-route-module:routes/cart.tsx?browser": {} },
    },
    outputFiles: [{ path: "cart-ABC.js" }],
  }));
});

describe("a browser build", () => {
  it("starts with an empty folder", () => {
    expect(existsSync(join(folder, "left-over.js"))).toBe(false);
  });

  it("is reused, with nothing to write, while its files are the same", async () => {
    const { compiler } = await createCompiler();
    const first = await compiler.compile();
    const second = await compiler.compile();
    expect(compile).toHaveBeenCalledTimes(1);
    expect(first.outputFiles).toEqual([{ path: "cart-ABC.js" }]);
    expect(second).toEqual({ ...first, outputFiles: [] });
  });

  it("is made again when a file has changed, and writes only files of new names", async () => {
    const { compiler } = await createCompiler();
    await compiler.compile();
    utimesSync(component, 1, 1);
    expect((await compiler.compile()).outputFiles).toEqual([]);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it("is made again when Tailwind's class names may have changed", async () => {
    const { compiler, cache } = await createCompiler();
    await compiler.compile();
    cache.invalidateFile(styles);
    await compiler.compile();
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it("is made again after it failed", async () => {
    const { compiler } = await createCompiler();
    compile.mockRejectedValueOnce(new Error("Unexpected token"));
    await expect(compiler.compile()).rejects.toThrow("Unexpected token");
    await compiler.compile();
    expect(compile).toHaveBeenCalledTimes(2);
  });
});

async function createCompiler() {
  const cache = createFileWatchCache();
  await cache.getOrSet(`css-file:${styles}`, async () => ({
    cacheValue: "",
    fileDependencies: new Set([styles]),
  }));
  const context = { config: { rootDirectory: "/", routes: {} }, fileWatchCache: cache };
  return { compiler: await browserCompiler.create(context, {}), cache };
}
