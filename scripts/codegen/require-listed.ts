import { existsSync, readdirSync } from "node:fs";

interface Listing {
  /** The folder that contains the list and a folder for each of its entries. */
  folder: string;
  /** The file that each entry's folder has. */
  file: string;
  /** The name of the list's file. */
  list: string;
  names: readonly string[];
}

/** @throws Error that names the first folder that is not listed */
export function requireListed({ folder, file, list, names }: Listing): void {
  const found = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/${file}`));
  const missing = found.find((name) => !names.includes(name));
  if (missing) throw new Error(`${folder}/${missing} is missing in ${folder}/${list}.`);
}
