import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import type { ReplyKind, ReplyTemplate } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import { sha256 } from "../shared/secrets";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { replyKinds } from "./reply-kinds";

/**
 * The templates of the session's stores for one kind of replies, or for all kinds that the role may send, by title. A
 * store has at most fifty of each kind.
 * @throws GraphQLError FORBIDDEN for a kind that the role may not send
 */
export async function listReplyTemplates(
  context: AdminContext,
  wanted: ReplyKind | null,
): Promise<ReplyTemplate[]> {
  const session = await requireSession(context);
  if (wanted) requireKind(session, wanted);
  const kinds = (Object.keys(replyKinds) as ReplyKind[]).filter(
    (kind) => (wanted ?? kind) === kind && isAllowed(session, replyKinds[kind].permission),
  );
  const rows = await context.db
    .selectFrom("reply_template")
    .selectAll()
    .where("store_code", "in", session.storeCodes)
    .where("kind", "in", kinds)
    .orderBy("kind")
    .orderBy("title")
    .orderBy("id")
    .execute();
  return rows.map(replyTemplate);
}

/** @throws GraphQLError FORBIDDEN when the role may not send such replies */
export function requireKind(session: StaffSession, kind: ReplyKind): void {
  if (!isAllowed(session, replyKinds[kind].permission)) throw forbidden();
}

/** Changes with each change of the template. */
export function templateVersion({ title, text }: Row<"reply_template">): string {
  return sha256(JSON.stringify([title, text])).slice(0, 24);
}

function replyTemplate(row: Row<"reply_template">): ReplyTemplate {
  const { id, store_code, kind, title, text } = row;
  return { id: String(id), store_code, kind, title, text, version: templateVersion(row) };
}
