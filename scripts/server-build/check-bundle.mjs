import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { externalPackages } from "./light-packages.mjs";

/**
 * Checks that the server's bundle requires no other packages than the known ones: another one would be missed in an
 * installation for production, or loaded a second time.
 * @param {string} path
 * @throws Error that names the line
 */
export async function checkBundle(path) {
  const lines = (await readFile(path, "utf8")).split("\n");
  for (const [index, line] of lines.entries()) {
    for (const [, name] of line.matchAll(/\brequire\("([^"]+)"\)/g)) {
      if (!isBuiltin(name) && !externalPackages.includes(name))
        throw new Error(`${path}:${index + 1} requires a package that is not in the bundle: ${name}`);
    }
  }
}
