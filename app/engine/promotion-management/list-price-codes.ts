import type { PriceCodeFilterInput, StaffPriceCode } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { selectedStores } from "../shared/selected-stores";
import { readPriceCodes, staffPriceCode } from "./price-code-state";

/** The stores' price codes that match a filter, by code; a store has few (see `createPriceCode`). */
export async function listPriceCodes(
  db: Connection,
  storeCodes: string[],
  { search, state, store_code: wantedStore }: PriceCodeFilterInput,
): Promise<StaffPriceCode[]> {
  const stores = selectedStores(storeCodes, wantedStore);
  const lists = await Promise.all(stores.map((store) => readPriceCodes(db, store)));
  const text = search?.trim().toLowerCase() ?? "";
  return lists
    .flat()
    .map(staffPriceCode)
    .filter((code) => `${code.code} ${code.title} ${code.skus.join(" ")}`.toLowerCase().includes(text))
    .filter((code) => !state || code.state === state)
    .sort((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
}
