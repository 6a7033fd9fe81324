import "./check-node.mjs";
import "./env-file.mjs";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { explainError } from "./explain-error.mjs";
import { BUILD, loadBuild } from "./load-build.mjs";

/**
 * Runs an operator's command with the store's own code while the store stays closed: prints the result, or the error in
 * one line, and then exits with 1.
 * @param {{ usage: string, options?: import("node:util").ParseArgsConfig["options"], accepts: (words: string[], values: Record<string, unknown>) => boolean }} command
 * @param {(shop: typeof import("../app/entry.server"), words: string[], values: Record<string, any>) => Promise<string>} task
 */
export async function runCommand({ usage, options, accepts }, task) {
  process.env.NODE_ENV ||= "production";
  process.umask(0o077);
  const typed = parse(options);
  if (!typed || !accepts(typed.positionals, typed.values)) return reject(`Usage: ${usage}`);
  try {
    if (!existsSync(BUILD)) throw new Error("Please build the shop first: npm run build");
    console.log(await task(loadBuild().entry.module, typed.positionals, typed.values));
  } catch (error) {
    reject(explainError(error, { mode: process.env.NODE_ENV }) ?? error);
  }
}

/** Null for an unknown option. */
function parse(options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return null;
  }
}

function reject(reason) {
  console.error(reason);
  process.exitCode = 1;
}
