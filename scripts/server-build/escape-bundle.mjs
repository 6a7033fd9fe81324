import { readFile, writeFile } from "node:fs/promises";

/**
 * Writes all characters of the server's bundle beyond ASCII as \u…, which means the same in strings and patterns. With a
 * single one beyond Latin-1, V8 would take two bytes for each of its millions of characters.
 * @param {string} path
 */
export async function escapeBundle(path) {
  const text = await readFile(path, "utf8");
  await writeFile(path, escapeText(text));
}

/** @param {string} text of a script */
export function escapeText(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
