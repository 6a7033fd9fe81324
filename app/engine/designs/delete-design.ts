import { sql } from "kysely";
import { lockRows } from "../database/dialect";
import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { DeleteDesignOutput } from "../graphql/resolvers.generated";
import { requireOwnDesign } from "./require-own-design";

/**
 * Deletes the visitor's own design with all its revisions and comments. One that a cart or an order refers to is only
 * removed from the list and no longer shared, so that it can still be made.
 * @throws GraphQLError of category no-such-entity when the design is not theirs
 */
export async function deleteDesign(context: EngineContext, id: string): Promise<DeleteDesignOutput> {
  const { design } = await requireOwnDesign(context, id);
  return context.db.transaction().execute(async (db) => {
    await lockRows(db, db.selectFrom("design").select("id").where("id", "=", design.id)).execute();
    const isStillNeeded = await isNeeded(db, design.id);
    if (isStillNeeded) await takeOffList(db, design.id);
    else await db.deleteFrom("design").where("id", "=", design.id).execute();
    return { is_still_needed: isStillNeeded };
  });
}

async function isNeeded(db: Connection, designId: string): Promise<boolean> {
  for (const table of ["cart_item", "inactive_cart_item", "sales_order_item"] as const) {
    const item = await db
      .selectFrom(table)
      .select(sql`1`.as("found"))
      .where("design_id", "=", designId)
      .limit(1)
      .executeTakeFirst();
    if (item) return true;
  }
  return false;
}

async function takeOffList(db: Connection, designId: string): Promise<void> {
  await db
    .updateTable("design")
    .set({ removed_at: new Date().toISOString(), share_token: null })
    .where("id", "=", designId)
    .execute();
  await db.deleteFrom("design_comment").where("design_id", "=", designId).execute();
}
