import type { Row } from "../database/schema";
import { ownerOf, owns } from "../designs/owner";
import { findDesign } from "../designs/read-design";
import { requireOwnDesign } from "../designs/require-own-design";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import type { DesignComment } from "../graphql/resolvers.generated";
import { rowId } from "../shared/row-id";
import { viewComment } from "./list-comments";

/**
 * Deletes a comment: its author's right, also after sharing has ended, and the design's owner's.
 * @throws GraphQLError of category no-such-entity for everyone else, the same as for an unknown comment
 */
export async function deleteComment(context: EngineContext, id: string): Promise<void> {
  const { comment, isAuthor, isDesignOwner } = await findComment(context, id);
  if (!isAuthor && !isDesignOwner) throw noComment();
  await context.db.deleteFrom("design_comment").where("id", "=", comment.id).execute();
}

/**
 * Marks a comment on the visitor's own design as resolved, or as open again.
 * @throws GraphQLError of category no-such-entity when the design is not theirs
 */
export async function setCommentResolved(
  context: EngineContext,
  id: string,
  isResolved: boolean,
): Promise<DesignComment> {
  const { comment, isDesignOwner } = await findComment(context, id);
  if (!isDesignOwner) throw noComment();
  const resolved_at = isResolved ? (comment.resolved_at ?? new Date().toISOString()) : null;
  await context.db.updateTable("design_comment").set({ resolved_at }).where("id", "=", comment.id).execute();
  return viewComment(await ownerOf(context), { ...comment, resolved_at });
}

/**
 * Closes the comments of the visitor's own design, which stay visible, or opens them again.
 * @throws GraphQLError of category no-such-entity when the design is not theirs
 */
export async function setCommentsClosed(
  context: EngineContext,
  designId: string,
  isClosed: boolean,
): Promise<void> {
  const { design } = await requireOwnDesign(context, designId);
  await context.db
    .updateTable("design")
    .set({ comments_closed_at: isClosed ? new Date().toISOString() : null })
    .where("id", "=", design.id)
    .execute();
}

/**
 * Deletes all comments on the visitor's own design; later ones can be written unless comments are closed.
 * @throws GraphQLError of category no-such-entity when the design is not theirs
 */
export async function clearComments(context: EngineContext, designId: string): Promise<void> {
  const { design } = await requireOwnDesign(context, designId);
  await context.db.deleteFrom("design_comment").where("design_id", "=", design.id).execute();
}

interface FoundComment {
  comment: Row<"design_comment">;
  isAuthor: boolean;
  isDesignOwner: boolean;
}

async function findComment(context: EngineContext, id: string): Promise<FoundComment> {
  const comment = await context.db
    .selectFrom("design_comment")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "=", context.storeCode)
    .executeTakeFirst();
  const design = comment && (await findDesign(context, comment.design_id));
  if (!design) throw noComment();
  const visitor = await ownerOf(context);
  return { comment, isAuthor: owns(visitor, comment), isDesignOwner: owns(visitor, design) };
}

function noComment() {
  return noSuchEntity("We couldn't find that comment.");
}
