import { GraphQLError } from "graphql";
import { recordAudit } from "../audit/record-audit";
import type { Row } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { deleteDraft, scheduleDraft } from "./content-drafts";
import { lockContent } from "./content-state";
import { contentStore } from "./content-store";
import { changedFields, checkContent, rowToPublish, writeContent } from "./publish-content";

const MAX_A_RUN = 200;

type Due = Pick<Row<"content_draft">, "kind" | "identifier">;

/** Publishes drafts of content at the time for which they are scheduled, also when the shop was not running then. */
export const publishDueContent: Job = {
  name: "publish-due-content",
  everyMilliseconds: 10_000,
  async run(context, now) {
    for (const due of await dueDrafts(context, now)) {
      if (context.signal?.aborted) return;
      await publishDue(context, due, now);
    }
  },
};

function dueDrafts({ db, storeCode }: JobContext, now: Date): Promise<Due[]> {
  return db
    .selectFrom("content_draft")
    .select(["kind", "identifier"])
    .where("publish_at", "<=", now.toISOString())
    .where("store_code", "=", storeCode)
    .orderBy("publish_at")
    .limit(MAX_A_RUN)
    .execute();
}

/**
 * Publishes once, however many processes try. What can't be published any more, such as a page whose address is taken
 * meanwhile, loses its time and stays a draft.
 */
function publishDue({ db, settings, storeCode }: JobContext, due: Due, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const state = await lockContent(transaction, { storeCodes: [storeCode] }, { ...due, storeCode });
    const { draft, ref } = state;
    if (!draft?.publish_at || draft.publish_at > now.toISOString()) return;
    const userId = draft.admin_user_id;
    if (!(await isPublishable(transaction, state, draft.fields)))
      return scheduleDraft(transaction, ref, { publishAt: null, userId });
    await deleteDraft(transaction, ref);
    await writeContent(transaction, state, rowToPublish(state, draft.fields, contentStore(settings)), {
      userId,
    });
    await recordAudit(transaction, {
      action: "content.publish",
      subject: { type: "content", id: `${due.kind} ${due.identifier}` },
      storeCode,
      changedFields: changedFields(state.values, draft.fields),
      userId,
    });
  });
}

async function isPublishable(...checked: Parameters<typeof checkContent>): Promise<boolean> {
  try {
    await checkContent(...checked);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}
