import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GENERATED, hashOfSources } from "./sources.mjs";

const TOOLS = ["tsx", "@graphql-codegen/core"];
const { resolve } = createRequire(import.meta.url);
let isChecked = false;

/**
 * Generates the files that git does not have (docs/decisions/0077), at most once per process, when one is missing or its
 * sources have changed. Ends the process when that fails. Does nothing in a production installation, which has neither
 * sources nor generator.
 */
export function generateWhenStale() {
  if (isChecked) return;
  isChecked = true;
  if (!canGenerate() || !isStale()) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/codegen/generate.ts"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

function canGenerate() {
  return existsSync("app") && TOOLS.every(isInstalled);
}

function isInstalled(tool) {
  try {
    resolve(tool);
    return true;
  } catch {
    return false;
  }
}

function isStale() {
  if (!Object.values(GENERATED).every((path) => existsSync(path))) return true;
  return !readFileSync(GENERATED.documents, "utf8").includes(hashOfSources());
}
