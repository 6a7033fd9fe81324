import { readFile } from "node:fs/promises";

/**
 * Checks the server's bundle. With a single character beyond Latin-1, V8 takes two bytes for each of its millions of
 * characters; and a file outside that a bundled package requires would be missed when the first request needs it.
 * @param {string} path
 * @throws Error that names the line
 */
export async function checkBundle(path) {
  const lines = (await readFile(path, "utf8")).split("\n");
  for (const [index, line] of lines.entries()) {
    const fault = faultOf(line);
    if (fault) throw new Error(`${path}:${index + 1} ${fault}: ${line.trim().slice(0, 120)}`);
  }
}

/** @param {string} line */
function faultOf(line) {
  if (/[^\0-\xff]/.test(line)) return "has a character to be written as \\u…";
  if (/\b__require\d*\("(?!node:)/.test(line)) return "requires a package that is not in the bundle";
  return null;
}
