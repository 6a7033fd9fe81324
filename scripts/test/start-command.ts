import { readFileSync } from "node:fs";

/** How package.json starts the shop. */
interface StartCommand {
  /** Options of Node and the path of the script. */
  options: string[];
  /** Variables that are set before Node starts. */
  environment: Record<string, string>;
}

/** Reads a script of package.json, such as "NAME=value node --option scripts/start.mjs", so that tests start the shop as an owner does. */
export function startCommand(script: "start" | "start:cluster"): StartCommand {
  const words: string[] = JSON.parse(readFileSync("package.json", "utf8")).scripts[script].split(" ");
  const node = words.indexOf("node");
  const variables = words.slice(0, node).map((word) => word.split("=", 2) as [name: string, value: string]);
  return { options: words.slice(node + 1), environment: Object.fromEntries(variables) };
}
