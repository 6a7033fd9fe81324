import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { closest, distance } from "fastest-levenshtein";
import { settingNames } from "./settings.server";

/** Names the settings file, so it cannot be set there. */
const FILE_SETTING = "ENV_FILE";
/** Maximum edit distance for a misspelt variable of the system: one error per this many characters of its name. */
const CHARACTERS_PER_ERROR = 6;

type Environment = Record<string, string | undefined>;

/**
 * Names that resemble settings: all unknown names in the settings file, and variables of the environment that closely
 * resemble a setting.
 * @param environment with ENV_FILE, the settings file; `.env` by default, none when it is empty
 * @returns a sentence for each
 */
export function unknownSettings(environment: Environment): string[] {
  const known = new Set([...settingNames, FILE_SETTING]);
  const file = environment.ENV_FILE ?? ".env";
  const inFile = namesIn(file).filter((name) => !known.has(name));
  const misspelt = Object.keys(environment).filter(
    (name) => !known.has(name) && !inFile.includes(name) && resembles(name, closest(name, [...known])),
  );
  return [
    ...inFile.map((name) => `Unknown setting ${name} in ${file}.${advice(name, known)}`),
    ...misspelt.map((name) => `Unknown setting ${name}.${advice(name, known)}`),
  ];
}

function namesIn(file: string): string[] {
  if (file === "" || !existsSync(file)) return [];
  return Object.keys(parseEnv(readFileSync(file, "utf8")));
}

function resembles(name: string, setting: string): boolean {
  return distance(name, setting) <= Math.floor(name.length / CHARACTERS_PER_ERROR);
}

/** The suggested name may differ more than the limit for warnings about system variables. */
function advice(name: string, known: ReadonlySet<string>): string {
  const setting = closest(name, [...known]);
  return distance(name, setting) * 2 <= name.length ? ` Did you mean ${setting}?` : "";
}
