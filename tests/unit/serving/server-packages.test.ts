import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { serverPackages } from "../../../scripts/dev/server-packages.mjs";

const require = createRequire(import.meta.url);
const esbuild = createRequire(require.resolve("@remix-run/dev"))("esbuild");
const serverCompiler = require("@remix-run/dev/dist/compiler/server/compiler.js");
const plugins = require("@remix-run/dev/dist/compiler/server/plugins/bareImports.js");
const originals = { create: serverCompiler.create, plugin: plugins.serverBareModulesPlugin };
const former = process.cwd();

let config: Record<string, unknown>;

beforeEach(() => {
  const rootDirectory = mkdtempSync(join(tmpdir(), "server-packages-"));
  process.chdir(rootDirectory);
  symlinkSync(join(former, "node_modules"), "node_modules");
  writeFileSync("package-lock.json", "{}");
  mkdirSync(".dev");
  config = {
    rootDirectory,
    serverBuildPath: join(rootDirectory, ".dev/index.js"),
    serverDependenciesToBundle: ["embla-carousel-autoplay", /^lru-cache/],
    serverPlatform: "node",
    serverMainFields: ["module", "main"],
  };
  restore();
  serverCompiler.create = async (context: object) => ({ compile: () => compile(context) });
  serverPackages();
});

afterAll(() => {
  restore();
  process.chdir(former);
});

it("are in files beside the build, which imports them; others stay where they are", async () => {
  const text = await build(
    `import { LRUCache } from "lru-cache"; import { z } from "zod"; console.log(LRUCache, z);`,
  );
  const [folder] = folders();
  expect(text).toContain(`from "./${folder}/lru-cache.js"`);
  expect(text).toContain(`from "zod"`);
  const loaded = await import(join(process.cwd(), ".dev", folder, "lru-cache.js"));
  expect(loaded.LRUCache).toBeTypeOf("function");
});

it("are bundled once for a package-lock.json, and again when another is imported", async () => {
  const source = `import { LRUCache } from "lru-cache"; console.log(LRUCache);`;
  await build(source);
  const [folder] = folders();
  const time = statSync(join(".dev", folder, "lru-cache.js")).mtimeMs;
  await build(source);
  expect(statSync(join(".dev", folder, "lru-cache.js")).mtimeMs).toBe(time);
  await build(`${source} import play from "embla-carousel-autoplay"; console.log(play);`);
  expect(readdirSync(join(".dev", folder))).toContain("embla-carousel-autoplay.js");
  writeFileSync("package-lock.json", "{ }");
  await build(source);
  expect(folders()).toHaveLength(2);
});

function restore() {
  serverCompiler.create = originals.create;
  plugins.serverBareModulesPlugin = originals.plugin;
}

let entry = "";

async function build(source: string): Promise<string> {
  entry = source;
  const { compile: compileAll } = await serverCompiler.create(
    { config, options: { mode: "development" } },
    {},
  );
  const [{ text }] = await compileAll();
  return text;
}

/** As Remix's compiler does with the plugin. */
async function compile(context: object) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [plugins.serverBareModulesPlugin(context)],
  });
  return outputFiles;
}

function folders() {
  return readdirSync(".dev").filter((name) => name.startsWith("packages-"));
}
