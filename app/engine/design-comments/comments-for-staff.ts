import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { CommentedDesign, ModeratedEntries } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { moderateEntries } from "../moderation/moderate-entries";
import { rowId } from "../shared/row-id";
import { commentsOf } from "./list-comments";

/** The token at the end of a link such as https://shop.example/share-design/abc. */
const TOKEN = /([\w-]{16,64})\/?\s*(?:[?#].*)?$/;

/** The comments on the design of a link; null when it leads to no shared design of the session's stores. */
export async function commentsForStaff(context: AdminContext, link: string): Promise<CommentedDesign | null> {
  const { storeCodes } = await requireSession(context);
  const design = await sharedDesign(context.db, storeCodes, link);
  if (!design) return null;
  const comments = await commentsOf(context.db, design.id);
  return {
    store_code: design.store_code,
    comments: comments.map(({ id, nickname, text, is_by_owner, created_at }) => ({
      id: String(id),
      nickname,
      text,
      is_by_owner: is_by_owner === 1,
      created_at,
    })),
  };
}

/**
 * Deletes comments on the design of a link, each with its entry in the audit log.
 * @throws GraphQLError of category input for a link without a shared design, and as `moderateEntries` does
 */
export async function deleteCommentsForStaff(
  context: AdminContext,
  { link, ids }: { link: string; ids: readonly string[] },
): Promise<ModeratedEntries> {
  const { storeCodes, user } = await requireSession(context);
  const design = await sharedDesign(context.db, storeCodes, link);
  if (!design) throw inputError("This link leads to no shared design.", "link");
  return moderateEntries(ids, "comments", (id) =>
    context.db.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom("design_comment")
        .where("id", "=", rowId(id))
        .where("design_id", "=", design.id)
        .returning("id")
        .executeTakeFirst();
      if (!deleted) return false;
      await recordAudit(transaction, {
        userId: user.id,
        action: "design-comment.delete",
        subject: { type: "design-comment", id: String(deleted.id) },
        storeCode: design.store_code,
      });
      return true;
    }),
  );
}

async function sharedDesign(
  db: Connection,
  storeCodes: string[],
  link: string,
): Promise<Row<"design"> | undefined> {
  const [, token] = TOKEN.exec(link.trim().slice(0, 500)) ?? [];
  if (token === undefined) return undefined;
  return db
    .selectFrom("design")
    .selectAll()
    .where("share_token", "=", token)
    .where("store_code", "in", storeCodes)
    .executeTakeFirst();
}
