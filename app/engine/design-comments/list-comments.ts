import type { Connection, Row } from "../database/schema";
import { type Owner, ownerOf, owns } from "../designs/owner";
import { findDesign } from "../designs/read-design";
import { readSharedDesign } from "../designs/shared-design";
import type { EngineContext } from "../graphql/context";
import type { DesignComment, DesignComments } from "../graphql/resolvers.generated";

/** What one design can have; all of them are on its page. */
export const MAX_COMMENTS = 200;

/**
 * The comments on the visitor's own design, also while it is not shared; null when it is not on their list. Reading them
 * marks them as read.
 */
export async function ownDesignComments(context: EngineContext, id: string): Promise<DesignComments | null> {
  const design = await findDesign(context, id);
  if (!design || design.removed_at !== null || !owns(await ownerOf(context), design)) return null;
  return readComments(context, design);
}

/** The comments on the design of a link, marked as read when the owner reads them; null when the link is invalid. */
export async function sharedDesignComments(
  context: EngineContext,
  token: string,
): Promise<DesignComments | null> {
  const shared = await readSharedDesign(context, token);
  return shared && readComments(context, shared.design);
}

async function readComments(context: EngineContext, design: Row<"design">): Promise<DesignComments> {
  const visitor = await ownerOf(context);
  const isOwn = owns(visitor, design);
  const comments = await commentsOf(context.db, design.id);
  if (isOwn && design.has_new_comments === 1) await markAsRead(context.db, design.id);
  return {
    items: comments.map((comment) => viewComment(visitor, comment)),
    is_closed: design.comments_closed_at !== null,
    is_full: comments.length >= MAX_COMMENTS,
    design_id: isOwn ? design.id : null,
  };
}

/** The design's comments, the first one first. */
export function commentsOf(db: Connection, designId: string): Promise<Row<"design_comment">[]> {
  return db
    .selectFrom("design_comment")
    .selectAll()
    .where("design_id", "=", designId)
    .orderBy("id")
    .limit(MAX_COMMENTS)
    .execute();
}

async function markAsRead(db: Connection, designId: string): Promise<void> {
  await db
    .updateTable("design")
    .set({ has_new_comments: 0, is_comment_emailed: 0 })
    .where("id", "=", designId)
    .execute();
}

/** A comment as the contract shows it to a visitor. */
export function viewComment(visitor: Owner, comment: Row<"design_comment">): DesignComment {
  return {
    id: String(comment.id),
    nickname: comment.nickname,
    text: comment.text,
    place: placeOf(comment),
    created_at: comment.created_at,
    is_by_owner: comment.is_by_owner === 1,
    is_resolved: comment.resolved_at !== null,
    is_own: owns(visitor, comment),
  };
}

function placeOf({ place_x: x, place_y: y }: Row<"design_comment">): DesignComment["place"] {
  return x === null || y === null ? null : { x, y };
}
