import { GraphQLError } from "graphql";
import { recordAudit } from "../audit/record-audit";
import type { Connection, Row } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { logger } from "../shared/logger";
import { mayPublish } from "../staff/may-publish";
import { deleteDraft, unscheduleDraft } from "./content-drafts";
import { baseHash, type ContentState, lockContent } from "./content-state";
import { contentStore } from "./content-store";
import { changedFields, checkContent, rowToPublish, writeContent } from "./publish-content";

const MAX_A_RUN = 200;

type Due = Pick<Row<"content_draft">, "kind" | "identifier">;
type Draft = NonNullable<ContentState["draft"]>;

/**
 * Publishes drafts of content at the time for which they are scheduled, also when the shop was not running then. One
 * that fails does not stop the others; it is tried again at the next run.
 */
export const publishDueContent: Job = {
  name: "publish-due-content",
  everyMilliseconds: 10_000,
  async run(context, now) {
    for (const due of await dueDrafts(context, now)) {
      if (context.signal?.aborted) return;
      await publishDue(context, due, now).catch((error: unknown) =>
        logger.error({ err: error, store: context.storeCode, kind: due.kind }, "a draft was not published"),
      );
    }
  },
};

/** Menus and redirects last: they lead to pages that may be due as well. */
async function dueDrafts({ db, storeCode }: JobContext, now: Date): Promise<Due[]> {
  const drafts = await db
    .selectFrom("content_draft")
    .select(["kind", "identifier"])
    .where("publish_at", "<=", now.toISOString())
    .where("store_code", "=", storeCode)
    .orderBy("publish_at")
    .limit(MAX_A_RUN)
    .execute();
  const leadsElsewhere = ({ kind }: Due) => kind === "MENU" || kind === "REDIRECT";
  return [...drafts.filter((due) => !leadsElsewhere(due)), ...drafts.filter(leadsElsewhere)];
}

/**
 * Publishes once, however many processes try. What can't be published any more, such as a page whose address is taken
 * meanwhile, loses its time and stays a draft that says why.
 */
function publishDue({ db, settings, storeCode }: JobContext, due: Due, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const state = await lockContent(transaction, { storeCodes: [storeCode] }, { ...due, storeCode });
    const { draft, ref } = state;
    if (!draft?.publish_at || draft.publish_at > now.toISOString()) return;
    const userId = draft.admin_user_id;
    const entry = {
      subject: { type: "content", id: `${due.kind} ${due.identifier}` },
      storeCode,
      userId,
    } as const;
    const problem = await problemOf(transaction, state, draft);
    if (problem !== null) {
      await unscheduleDraft(transaction, ref, problem);
      await recordAudit(transaction, { ...entry, action: "content.unschedule" });
      return;
    }
    await deleteDraft(transaction, ref);
    await writeContent(transaction, state, rowToPublish(state, draft.fields, contentStore(settings)), {
      userId,
    });
    const changed = changedFields(state.values, draft.fields);
    await recordAudit(transaction, { ...entry, action: "content.publish", changedFields: changed });
  });
}

/** Why a draft is not published at its time, as staff read it; null when it is. */
async function problemOf(db: Connection, state: ContentState, draft: Draft): Promise<string | null> {
  const { noun } = state.kind;
  if (draft.base_hash !== null && draft.base_hash !== baseHash(state))
    return `The ${noun} was changed in the shop after this draft was scheduled.`;
  if (!(await mayPublish(db, draft.admin_user_id, draft.store_code, "content.edit")))
    return "The person who scheduled it may not publish any more.";
  try {
    await checkContent(db, state, draft.fields);
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}
