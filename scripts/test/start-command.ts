import { readFileSync } from "node:fs";

/** The start command in package.json. */
interface StartCommand {
  /** Options of Node.js and the path of the script. */
  options: string[];
  /** Variables set for Node.js. */
  environment: Record<string, string>;
}

/** Pictures that an earlier test has painted need not be painted again; the same picture has the same name. */
export const PAINTED_BEFORE = { PICTURES_DIR: ".cache/pictures" };

/**
 * Parses a script of package.json, such as "NAME=value node --option scripts/start.mjs", so that tests start the store
 * as an operator does.
 */
export function startCommand(script: "start" | "start:cluster"): StartCommand {
  const words: string[] = JSON.parse(readFileSync("package.json", "utf8")).scripts[script].split(" ");
  const node = words.indexOf("node");
  const variables = words.slice(0, node).map((word) => word.split("=", 2) as [name: string, value: string]);
  return {
    options: words.slice(node + 1),
    environment: { ...PAINTED_BEFORE, ...Object.fromEntries(variables) },
  };
}
