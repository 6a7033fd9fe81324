import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUILD } from "./load-build.mjs";

const BUILDER = fileURLToPath(new URL("build.mjs", import.meta.url));
const SOURCES = [
  "app",
  "public",
  "scripts/browser-build",
  "scripts/server-build",
  "scripts/build.mjs",
  "remix.config.js",
  "tailwind.config.ts",
  "package-lock.json",
];
const GENERATED = join("public", "build");
const { resolve } = createRequire(import.meta.url);

/** Builds the store when the build is missing, or older than its sources. Ends the process on failure. */
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
  if (!existsSync(BUILD)) return true;
  return newestChange(SOURCES) > statSync(BUILD).mtimeMs;
}

/** Modification time of the newest file or folder, in milliseconds. */
function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    if (path === GENERATED) continue;
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    newest = Math.max(newest, found.mtimeMs);
    if (found.isDirectory()) newest = Math.max(newest, newestChange(namesIn(path)));
  }
  return newest;
}

function namesIn(folder) {
  return readdirSync(folder).map((name) => join(folder, name));
}
