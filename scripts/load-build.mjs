import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { Script } from "node:vm";
import zlib from "node:zlib";

/** The server bundle: the store with its web server and nearly all packages. */
export const BUILD = "build/index.cjs";
/** What V8 has compiled of the bundle, so that a start need not (docs/decisions/0207-a-compiled-start.md). */
export const CODE_CACHE = "build/index.cache";
/** Saved when the bundle is complete: app/brand/running-bundle.server.ts. */
export const BUNDLE_HASH = `${BUILD}.sha256`;
const CHECKSUM_BYTES = 4;

/**
 * Loads the server bundle.
 * @returns {import("@remix-run/node").ServerBuild & { entry: { module: typeof import("../app/entry.server") } }}
 */
export function loadBuild() {
  const bundle = readFileSync(BUILD);
  return run(compile(bundle, readCodeCache(bundle)));
}

/**
 * Loads the server bundle without a code cache.
 * @returns the build, and a function that saves all that V8 has compiled of it until then
 */
export function loadForCodeCache() {
  const bundle = readFileSync(BUILD);
  const script = compile(bundle);
  return {
    build: run(script),
    saveCodeCache() {
      const cache = script.createCachedData();
      const end = Buffer.alloc(CHECKSUM_BYTES);
      end.writeUInt32LE(checksum(bundle, cache));
      writeFileSync(CODE_CACHE, Buffer.concat([cache, end]));
    },
  };
}

/** V8 rejects a cache of another version of Node.js or with other flags, and compiles the bundle. */
function compile(bundle, cachedData) {
  const source = `(function (exports, require, module, __filename, __dirname) { ${bundle.latin1Slice()}\n})`;
  return new Script(source, { filename: resolve(BUILD), cachedData });
}

function run(script) {
  const file = resolve(BUILD);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** The code cache of that bundle; undefined if it is missing, damaged or of another one. */
function readCodeCache(bundle) {
  try {
    const content = readFileSync(CODE_CACHE);
    const cache = content.subarray(0, -CHECKSUM_BYTES);
    return content.readUInt32LE(cache.length) === checksum(bundle, cache) ? cache : undefined;
  } catch {
    return undefined;
  }
}

function checksum(bundle, cache) {
  return zlib.crc32(cache, zlib.crc32(bundle));
}
