import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SCRIPT = fileURLToPath(new URL("save-code-cache.mjs", import.meta.url));
const MAX_MILLISECONDS = 120_000;

/**
 * Starts the built store once in an empty folder, and saves beside the bundle what V8 compiles for a start and the first
 * page, and the parsed files of the brand. Without them the store starts as well, and more slowly: a failure is only
 * reported.
 */
export async function compileBundle() {
  const folder = mkdtempSync(join(tmpdir(), "compiled-start-"));
  try {
    await promisify(execFile)(process.execPath, [...startOptions(), SCRIPT], {
      env: environment(folder),
      timeout: MAX_MILLISECONDS,
    });
  } catch (error) {
    console.warn("The shop will start more slowly, since its bundle could not be compiled:", error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The options of npm start: code compiled with others is rejected. */
function startOptions() {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

function environment(folder) {
  const { PATH, BRAND, BRANDS_DIR } = process.env;
  return { PATH, ...(BRAND && { BRAND }), ...(BRANDS_DIR && { BRANDS_DIR }), DATA_DIR: folder };
}
