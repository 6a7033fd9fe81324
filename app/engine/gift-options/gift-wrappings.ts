import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { GiftWrapping } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";
import { toMoney } from "../totals/money";

type Wrappings = ReadonlyMap<string, Row<"gift_wrapping">>;

/** The store's gift wrappings by code, in display order. */
export const readWrappings = cachedInMemory(async (db, storeCode): Promise<Wrappings> => {
  const rows = await db
    .selectFrom("gift_wrapping")
    .selectAll()
    .where("store_code", "=", storeCode)
    .orderBy("position")
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
});

export function wrappingResponse({ code, title, price_cents }: Row<"gift_wrapping">): GiftWrapping {
  return { uid: code, design: title, price: toMoney(price_cents), image: null };
}

/**
 * Code of the chosen wrapping; null for an empty uid.
 * @throws GraphQLError of category input when the store has no such wrapping
 */
export async function readWrapping(
  db: Connection,
  storeCode: string,
  chosen: string,
): Promise<string | null> {
  if (chosen === "") return null;
  const wrappings = await readWrappings(db, storeCode);
  if (!wrappings.has(chosen)) throw inputError("Please choose one of our gift wraps.", "gift_wrapping_id");
  return chosen;
}
