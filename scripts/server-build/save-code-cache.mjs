/**
 * Starts the built store, requests its first page, and saves what V8 has compiled and the store has parsed until then: see
 * compile-bundle.mjs.
 */
import { loadForCodeCache } from "../load-build.mjs";

process.env.NODE_ENV = "production";
const { build, saveCodeCache } = loadForCodeCache();
const { openShop, saveParsedFiles, serve } = build.entry.module;
await openShop();
const { port } = await serve(build, { port: 0, host: "127.0.0.1" });
const page = await fetch(`http://127.0.0.1:${port}/`);
if (!page.ok) throw new Error(`The first page has the status ${page.status}: ${await page.text()}`);
await page.arrayBuffer();
saveParsedFiles();
saveCodeCache();
// Not gracefully: the data are deleted.
process.exit();
