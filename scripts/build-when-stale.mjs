import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { BUILD, BUNDLE_HASH } from "./load-build.mjs";

const BUILDER = fileURLToPath(new URL("build.mjs", import.meta.url));
const SOURCES = ["app", "public", "scripts", "remix.config.js", "tailwind.config.ts", "package-lock.json"];
const GENERATED = "public/build";
const { resolve } = createRequire(import.meta.url);

/** Builds the store when the build is missing or incomplete, or older than its sources. Ends the process on failure. */
export function buildWhenStale() {
  if (!isStale()) return;
  if (!canBuild()) {
    console.error(
      "The shop must be built, and what builds it is not installed: run npm ci && npm run build.",
    );
    process.exit(1);
  }
  console.log("Building the shop …");
  const { status } = spawnSync(process.execPath, [BUILDER], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the compiler is installed; in an installation for production it is not. */
function canBuild() {
  try {
    return Boolean(resolve("@remix-run/dev/dist/cli.js"));
  } catch {
    return false;
  }
}

function isStale() {
  const built = statSync(BUILD, { throwIfNoEntry: false });
  return !built || !existsSync(BUNDLE_HASH) || SOURCES.some((path) => hasChanged(path, built.mtimeMs));
}

/** Whether a file, or a folder or anything in it, is newer than a time in milliseconds. */
function hasChanged(path, since) {
  if (path === GENERATED) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.mtimeMs > since) return true;
  return found.isDirectory() && readdirSync(path).some((name) => hasChanged(`${path}/${name}`, since));
}
