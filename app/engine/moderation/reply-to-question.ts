import type { AdminContext } from "../admin-api/admin-context";
import type { ReplyToQuestionInput } from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { decideQuestion, publish } from "../questions/decide-question";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";

/**
 * Publishes a question with an answer, or rejects it, with its entry in the audit log. A form that is sent twice acts
 * once.
 * @throws GraphQLError of category input when the answer is missing, or the question cannot be decided
 */
export async function replyToQuestion(context: AdminContext, input: ReplyToQuestionInput): Promise<void> {
  const decision = input.is_rejected ? ({ status: "rejected" } as const) : publish(input.answer);
  await changeOnce(context, input.key, {
    lock: (transaction, session) => lockQuestion(transaction, session, rowId(input.id)),
    async change({ id, store_code: storeCode }, { transaction }) {
      await decideQuestion(transaction, { id, storeCode, settings: context.settingsOf(storeCode) }, decision);
      return {
        action: input.is_rejected ? "question.reject" : "question.answer",
        subject: { type: "question", id: String(id) },
        storeCode,
        changedFields: ["status", "answer"],
      };
    },
  });
  context.wakeMail();
  await context.catchUpInvalidations();
}

/** @throws GraphQLError of category input when the session does not see the question */
export async function lockQuestion(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: number,
): Promise<Pick<Row<"product_question">, "id" | "store_code" | "status">> {
  const query = transaction
    .selectFrom("product_question")
    .select(["id", "store_code", "status"])
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .where("sku", "is not", null);
  const row = await lockRows(transaction, query).executeTakeFirst();
  if (!row) throw inputError("There's no such question. Please reload the page and try again.");
  return row;
}
