import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ReplyToQuestionInput } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { requestKeyOf, wasDone } from "../audit/request-key";
import { lockRows } from "../database/dialect";
import { inputError } from "../graphql/errors";
import { decideQuestion, publish } from "../questions/decide-question";
import { rowId } from "../shared/row-id";

/**
 * Publishes a question with an answer, or rejects it, with its entry in the audit log. A form that is sent twice acts
 * once.
 * @throws GraphQLError of category input when the answer is missing, or the question cannot be decided
 */
export async function replyToQuestion(context: AdminContext, input: ReplyToQuestionInput): Promise<void> {
  const session = await requireSession(context);
  const requestKey = requestKeyOf(session, input.key);
  const decision = input.is_rejected ? ({ status: "rejected" } as const) : publish(input.answer);
  await context.db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom("product_question")
      .select(["id", "store_code"])
      .where("id", "=", rowId(input.id))
      .where("store_code", "in", session.storeCodes);
    const row = await lockRows(transaction, query).executeTakeFirst();
    if (!row) throw inputError("There's no such question. Please reload the page and try again.");
    if (await wasDone(transaction, requestKey)) return;
    const storeCode = row.store_code;
    const place = { id: row.id, storeCode, settings: context.settingsOf(storeCode) };
    await decideQuestion(transaction, place, decision);
    await recordAudit(transaction, {
      userId: session.user.id,
      action: input.is_rejected ? "question.reject" : "question.answer",
      subject: { type: "question", id: String(row.id) },
      storeCode,
      changedFields: ["status", "answer"],
      requestKey,
    });
  });
  context.wakeMail();
  await context.catchUpInvalidations();
}
