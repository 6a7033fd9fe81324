import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";

/** Each range of a text such as "00501-10000, 20000-99950", which app/brand/configuration-data.ts has checked. */
const RANGES = /(\d{5})\s*-\s*(\d{5})/g;

/**
 * Checks that the store ships to the ZIP code, as the merchant configures by postcode_range (specification §3
 * "Configuration values"). Empty: the store ships everywhere.
 * @throws GraphQLError of category input that names the field
 */
export async function requirePostcodeInRange(
  db: Connection,
  storeCode: string,
  postcode: string,
): Promise<void> {
  const configured = (await readConfiguration(db, storeCode)).get("postcode_range") ?? "";
  const ranges = [...configured.matchAll(RANGES)];
  const zip = postcode.slice(0, 5);
  const isInRange = ranges.some(([, from, to]) => from <= zip && zip <= to);
  if (ranges.length > 0 && !isInRange) {
    throw inputError(`We don't ship to ZIP code ${postcode}.`, "postcode");
  }
}
