import { readFile } from "node:fs/promises";

/**
 * A plugin of esbuild that edits files of packages before they are bundled.
 * @param {{ file: RegExp, edits: { find: string | RegExp, replacement: string }[] }[]} packageEdits
 */
export function editedPackages(packageEdits) {
  return {
    name: "edited-packages",
    setup(build) {
      for (const { file, edits } of packageEdits) {
        build.onLoad({ filter: file }, async ({ path }) => ({
          contents: editSource(await readFile(path, "utf8"), edits),
          loader: "js",
        }));
      }
    },
  };
}

/**
 * @param {string} source of the file that the edits are for
 * @param {{ find: string | RegExp, replacement: string }[]} edits
 * @throws Error if one of the edits finds nothing: the package has changed
 */
export function editSource(source, edits) {
  return edits.reduce((text, { find, replacement }) => {
    const edited =
      typeof find === "string" ? text.replaceAll(find, replacement) : text.replace(find, replacement);
    if (edited === text)
      throw new Error(`The package no longer contains ${find}: see package-edits.mjs and light-packages.mjs`);
    return edited;
  }, source);
}
