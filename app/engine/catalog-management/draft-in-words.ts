import type { FieldChange, ProductDraft } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";

/**
 * A draft as its page in /admin shows it, with the name of the person who saved it last.
 * @param changes what it would change, in words
 */
export async function draftInWords(
  db: Connection,
  draft: Pick<Row<"product_draft">, "admin_user_id" | "updated_at" | "publish_at">,
  changes: FieldChange[],
): Promise<ProductDraft> {
  const { name } = await db
    .selectFrom("admin_user")
    .select("name")
    .where("id", "=", draft.admin_user_id)
    .executeTakeFirstOrThrow();
  return { changes, changed_by: name, changed_at: draft.updated_at, publish_at: draft.publish_at };
}
