import { moduleOf } from "./module-of";
import { readYaml } from "./read-yaml";
import { GENERATED } from "./sources.mjs";

/**
 * Returns tables of the engine as modules, by path, each from the YAML file beside it.
 * @throws YAMLException that names file and line
 */
export function tableFiles(): Record<string, string> {
  const { taxes, usStates, usTerritories } = GENERATED;
  return Object.fromEntries([usStates, usTerritories, taxes].map((path) => [path, tableAt(path)]));
}

function tableAt(path: string): string {
  const table = readYaml(path.replace(/\.generated\.ts$/, ".yaml"));
  return moduleOf(table);
}
