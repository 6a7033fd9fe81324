import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { addressesOf, hashOf } from "./name-styles.mjs";

/** In the name of a file for browsers. */
const HASH = /-[0-9A-Z]{8}\.js$/;

/**
 * A build with the addresses of style sheets of now. A file whose name contains a hash of its content is renamed.
 * @param {{ outputFiles: { path: string, text: string }[], toWrite: object[], metafile: { inputs: object, outputs: object } }} build files that are not in it are on disk
 * @param {{ path: string, address: string }[]} styles `path` as in the metafile
 * @returns {object | undefined} undefined when a file must be renamed that others import
 */
export function restyle(build, styles) {
  let result = build;
  for (const style of styles) {
    for (const output of outputsWith(style.path, build)) {
      result = result && restyled(result, output, style);
    }
  }
  return result;
}

function outputsWith(path, { metafile }) {
  return Object.keys(metafile.outputs).filter((output) => metafile.outputs[output].inputs[path]);
}

function restyled(build, output, { path, address }) {
  const former = fileOf(output, build);
  const text = former.text.replace(addressesOf(path), address);
  if (text === former.text) return build;
  const name = output.replace(HASH, `-${hashOf(text)}.js`);
  if (name !== output && isImported(output, build)) return undefined;
  const file = { path: resolve(name), text, contents: Buffer.from(text) };
  const isOther = (other) => other.path !== former.path;
  return {
    ...build,
    outputFiles: [...build.outputFiles.filter(isOther), file],
    toWrite: [...build.toWrite.filter(isOther), file],
    metafile: { ...build.metafile, outputs: renamed(build.metafile.outputs, output, name) },
  };
}

function fileOf(output, { outputFiles }) {
  const path = resolve(output);
  return outputFiles.find((file) => file.path === path) ?? { path, text: readFileSync(path, "utf8") };
}

function isImported(output, { metafile }) {
  return Object.values(metafile.outputs).some(({ imports }) => imports.some(({ path }) => path === output));
}

function renamed(outputs, from, to) {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => [name === from ? to : name, output]),
  );
}
