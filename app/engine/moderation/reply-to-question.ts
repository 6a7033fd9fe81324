import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  QuestionDecision as QuestionDecisionCode,
  ReplyToQuestionInput,
} from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { decideQuestion, publish, type QuestionDecision } from "../questions/decide-question";
import { rowId } from "../shared/row-id";
import { sha256 } from "../shared/secrets";
import type { StaffSession } from "../staff/staff-session";

const actions = {
  PUBLISHED: "question.answer",
  REJECTED: "question.reject",
  WITHDRAWN: "question.withdraw",
} as const satisfies Record<QuestionDecisionCode, AuditAction>;

/**
 * Publishes a question with an answer, both of which may be corrected; rejects it; or withdraws its answer, so that it is to
 * be answered again. With its history and its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the question is not as the form showed it; of category input when a text is wrong, or
 * the question cannot be decided
 */
export async function replyToQuestion(context: AdminContext, input: ReplyToQuestionInput): Promise<void> {
  const decision = readDecision(input);
  await changeOnce(context, input.key, {
    lock: (transaction, session) => lockQuestion(transaction, session, rowId(input.id)),
    async change(question, { transaction, session }) {
      const { id, store_code: storeCode } = question;
      if (input.version != null && input.version !== questionVersion(question))
        throw changedMeanwhile("This question");
      const place = { id, storeCode, userId: session.user.id, settings: context.settingsOf(storeCode) };
      const changedFields = await decideQuestion(transaction, place, decision);
      return {
        action: actions[input.decision],
        subject: { type: "question", id: String(id) },
        storeCode,
        changedFields,
      };
    },
  });
  context.wakeMail();
  await context.catchUpInvalidations();
}

function readDecision({ decision, answer, question }: ReplyToQuestionInput): QuestionDecision {
  if (decision === "PUBLISHED") return publish(answer, question ?? null);
  return { status: decision === "REJECTED" ? "rejected" : "pending" };
}

/** Changes with everything that the form of a question shows. */
export function questionVersion({
  question,
  answer,
  status,
}: Pick<Row<"product_question">, "question" | "answer" | "status">): string {
  return sha256(JSON.stringify([question, answer, status]));
}

/** @throws GraphQLError of category input when the session does not see the question */
export async function lockQuestion(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: number,
): Promise<Row<"product_question">> {
  const query = transaction
    .selectFrom("product_question")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .where("sku", "is not", null);
  const row = await lockRows(transaction, query).executeTakeFirst();
  if (!row) throw inputError("There's no such question. Please reload the page and try again.");
  return row;
}
