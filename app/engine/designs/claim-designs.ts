import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";

/**
 * Assigns the visitor's designs, photos and comments to the customer after signing in. Those of another customer are unaffected.
 * @throws GraphQLError of category authorization for guests
 */
export async function claimDesigns(context: EngineContext): Promise<void> {
  const customer = await context.customer();
  if (!customer) throw authorizationError();
  const { ownerHash, storeCode } = context;
  if (!ownerHash) return;
  await context.db.transaction().execute(async (db) => {
    for (const table of ["design", "photo", "design_comment"] as const) {
      await db
        .updateTable(table)
        .set({ customer_id: customer.id })
        .where("store_code", "=", storeCode)
        .where("owner_hash", "=", ownerHash)
        .where("customer_id", "is", null)
        .execute();
    }
  });
}
