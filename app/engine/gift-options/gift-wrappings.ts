import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { GiftWrapping } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";
import { toMoney } from "../totals/money";

/** What the store wraps in, by code, in the order in which they are offered. */
export const readWrappings: (
  db: Kysely<Database>,
  storeCode: string,
) => Promise<ReadonlyMap<string, Row<"gift_wrapping">>> = cachedInMemory(async (db, storeCode) => {
  const rows = await db
    .selectFrom("gift_wrapping")
    .selectAll()
    .where("store_code", "=", storeCode)
    .orderBy("position")
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
});

/** The wrapping as the contract shows it. */
export function wrappingResponse({ code, title, price_cents }: Row<"gift_wrapping">): GiftWrapping {
  return { uid: code, design: title, price: toMoney(price_cents) };
}

/**
 * Code of the chosen wrapping; null when an empty one was chosen.
 * @throws GraphQLError of category input when the store has no such wrapping
 */
export async function readWrapping(
  db: Kysely<Database>,
  storeCode: string,
  chosen: string,
): Promise<string | null> {
  if (chosen === "") return null;
  const wrappings = await readWrappings(db, storeCode);
  if (!wrappings.has(chosen)) throw inputError("Please choose one of our gift wraps.", "gift_wrapping_id");
  return chosen;
}
