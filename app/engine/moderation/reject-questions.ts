import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ModeratedEntries } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { decideQuestion } from "../questions/decide-question";
import { questionRejection } from "../questions/question-states";
import { rowId } from "../shared/row-id";
import { moderateEntries } from "./moderate-entries";
import { lockQuestion } from "./reply-to-question";

/**
 * Rejects several questions, each with its entry in the audit log. Those that are rejected already are left as they are,
 * so that a form that is sent twice acts once.
 * @throws GraphQLError of category input for none, too many, or one that the session does not see
 */
export async function rejectQuestions(
  context: AdminContext,
  ids: readonly string[],
): Promise<ModeratedEntries> {
  const session = await requireSession(context);
  try {
    return await moderateEntries(ids, "questions", (id) =>
      context.db.transaction().execute(async (transaction) => {
        const question = await lockQuestion(transaction, session, rowId(id));
        if (questionRejection(question.status, "rejected")) return false;
        const { store_code: storeCode } = question;
        const place = {
          id: question.id,
          storeCode,
          userId: session.user.id,
          settings: context.settingsOf(storeCode),
        };
        const changedFields = await decideQuestion(transaction, place, { status: "rejected" });
        await recordAudit(transaction, {
          userId: session.user.id,
          action: "question.reject",
          subject: { type: "question", id: String(question.id) },
          storeCode,
          changedFields,
        });
        return true;
      }),
    );
  } finally {
    await context.catchUpInvalidations();
  }
}
