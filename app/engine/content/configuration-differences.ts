import type { StoreData } from "~/brand/store-data.server";
import type { Connection } from "../database/schema";
import { readConfiguration } from "./configuration";

/** Computed by the store from reviews (reviews/recount-ratings.ts). */
const COUNTED = new Set(["average_rating", "total_reviews"]);

/**
 * Configuration values that differ between the brand's folder and the database. The database takes precedence, since
 * the merchant may have changed the value; seeding does not overwrite it.
 * @returns a sentence for each
 */
export async function configurationDifferences(
  db: Connection,
  { code, configuration }: Pick<StoreData, "code" | "configuration">,
): Promise<string[]> {
  const stored = await readConfiguration(db, code);
  return Object.entries(configuration).flatMap(([key, inFolder]) => {
    const inDatabase = stored.get(key);
    if (inDatabase === undefined || inDatabase === inFolder || COUNTED.has(key)) return [];
    return `Configuration ${key} of ${code}: its folder says "${inFolder}", the database "${inDatabase}", which counts. Change one of them: see "Configuration values" in docs/brands.md.`;
  });
}
