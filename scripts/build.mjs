/** `npm run build`: builds the server and the browser's files. */
import "./env-file.mjs";
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compactManifest } from "./browser-build/compact-manifest.mjs";
import { compressFiles } from "./browser-build/compress-files.mjs";
import { improveBrowserBuild } from "./browser-build/improve-browser-build.mjs";
import { GENERATED } from "./codegen/sources.mjs";
import { BUILD, BUNDLE_HASH, CODE_CACHE } from "./load-build.mjs";
import { checkBundle } from "./server-build/check-bundle.mjs";
import { compileBundle } from "./server-build/compile-bundle.mjs";
import { escapeBundle } from "./server-build/escape-bundle.mjs";
import { improveServerBuild } from "./server-build/improve-server-build.mjs";

/** The brand's files as a start needs them (app/brand/parsed-by-build.server.ts). */
const PARSED_FILES = "build/brand-files.json";

process.env.NODE_ENV = "production";
// Silences a warning about Remix, which loads Vite without using it here.
process.env.VITE_CJS_IGNORE_WARNING = "true";

// First, so that nothing of the former build outlives it. Without its hash, a build counts as incomplete.
for (const file of [CODE_CACHE, BUNDLE_HASH, PARSED_FILES]) rmSync(file, { force: true });
improveBrowserBuild();
improveServerBuild();
const { cli } = createRequire(import.meta.url)("@remix-run/dev");
try {
  await cli.run(["build"]);
  await checkBundle(BUILD);
  await escapeBundle(BUILD);
  writeFileSync(BUNDLE_HASH, createHash("sha256").update(readFileSync(BUILD)).digest("hex"));
  await compileBundle();
  await compactManifest("public/build");
  await compressFiles("public/build");
  // For programmers of other clients; part of a release.
  copyFileSync(GENERATED.schema, "build/schema.graphql");
} catch (error) {
  console.error(error);
  process.exit(1);
}
// The compiler's processes would keep this one alive.
process.exit(0);
