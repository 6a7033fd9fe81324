import type { Kysely } from "kysely";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";

const seeds = [
  { code: "kraft", title: "Kraft paper with twine", price_cents: 395 },
  { code: "paws", title: "Green paper with paw prints", price_cents: 495 },
  { code: "fabric", title: "Linen wrap to keep", price_cents: 895 },
];

/** All wrappings of the seed. */
export function wrappingRows(storeCode: string): NewRow<"gift_wrapping">[] {
  return seeds.map((seed, position) => ({ ...seed, store_code: storeCode, position }));
}

/** Brings the gift wrappings to what the seed says. */
export async function seedWrappings(db: Kysely<Database>, storeCode: string): Promise<void> {
  await upsert(db, "gift_wrapping", ["store_code", "code"], wrappingRows(storeCode));
}
