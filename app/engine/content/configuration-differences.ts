import type { Kysely } from "kysely";
import type { StoreData } from "~/brand/store-data.server";
import type { Database } from "../database/schema";
import { readConfiguration } from "./configuration";

/** Counted from reviews by the shop itself (reviews/recount-ratings.ts). */
const COUNTED = new Set(["average_rating", "total_reviews"]);

/**
 * Configuration values that a brand's folder says differently from the database. The database's value counts: it may be the
 * merchant's own, so filling the store keeps it.
 * @returns a sentence for each
 */
export async function configurationDifferences(
  db: Kysely<Database>,
  { code, configuration }: Pick<StoreData, "code" | "configuration">,
): Promise<string[]> {
  const stored = await readConfiguration(db, code);
  return Object.entries(configuration).flatMap(([key, inFolder]) => {
    const inDatabase = stored.get(key);
    if (inDatabase === undefined || inDatabase === inFolder || COUNTED.has(key)) return [];
    return `Configuration ${key} of ${code}: its folder says "${inFolder}", the database "${inDatabase}", which counts. Change one of them: see "Configuration values" in docs/brands.md.`;
  });
}
