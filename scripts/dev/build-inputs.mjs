import { stat } from "node:fs/promises";
import { resolve } from "node:path";

/** Modification times may be this much older than the clock. */
const CLOCK_MILLISECONDS = 20;

/**
 * Runs a build, and takes down the state of its files.
 * @param {() => Promise<{ metafile: { inputs: object, outputs: object } }>} build
 * @param {{ appDirectory: string, rootDirectory: string }} config of Remix
 */
export async function dated(build, config) {
  const start = Date.now();
  const built = await build();
  return { ...built, start, times: await timesOf(built, config) };
}

/** Whether a file of a build, other than style sheets, has changed since, or while it was built. */
export async function isOutdated(build, config) {
  const times = await timesOf(build, config);
  return times.some((time, at) => time !== build.times[at] || time > build.start - CLOCK_MILLISECONDS);
}

/** Paths of the style sheets of a build, as in its metafile. */
export function styleSheetsOf({ metafile }) {
  return Object.keys(metafile.inputs).filter(isStyleSheet);
}

/** When files were changed, in milliseconds; 0 for one that is gone. */
function timesOf({ metafile }, config) {
  const files = Object.keys(metafile.inputs).flatMap((input) => fileOf(input, config) ?? []);
  return Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0));
}

function fileOf(input, { appDirectory, rootDirectory }) {
  const [, route] = /^browser-route-module:(.*)\?browser$/.exec(input) ?? [];
  if (route) return resolve(appDirectory, route);
  return isVirtual(input) || isStyleSheet(input) ? undefined : resolve(rootDirectory, input);
}

/** Named by a plugin, as "server-entry-module:@remix-run/dev/server-build". */
function isVirtual(input) {
  return /^[\w-]{2,}:/.test(input);
}

function isStyleSheet(input) {
  return input.endsWith(".css");
}
