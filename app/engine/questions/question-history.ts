import type { QuestionChange } from "../admin-api/resolvers.generated";
import type { Connection, Row, Transaction } from "../database/schema";
import { groupBy } from "../shared/group-by";

/** Changes of a question that stay, the newest ones. */
const MAX_CHANGES = 10;

type Question = Row<"product_question">;

/** Records the state of a locked question before staff change it. */
export async function recordQuestionChange(
  transaction: Transaction,
  { id, question, answer, status }: Question,
  userId: number,
): Promise<void> {
  await transaction
    .insertInto("question_change")
    .values({
      question_id: id,
      admin_user_id: userId,
      question,
      answer,
      status,
      changed_at: new Date().toISOString(),
    })
    .execute();
  const rows = await transaction
    .selectFrom("question_change")
    .select("id")
    .where("question_id", "=", id)
    .orderBy("id", "desc")
    .offset(MAX_CHANGES)
    .limit(MAX_CHANGES)
    .execute();
  if (rows.length === 0) return;
  await transaction
    .deleteFrom("question_change")
    .where("question_id", "=", id)
    .where("id", "<=", rows[0].id)
    .execute();
}

/** Changes of these questions by staff, the newest first, by the id of the question. */
export async function questionHistories(
  db: Connection,
  questions: Question[],
): Promise<Map<number, QuestionChange[]>> {
  if (questions.length === 0) return new Map();
  const rows = await db
    .selectFrom("question_change")
    .innerJoin("admin_user", "admin_user.id", "question_change.admin_user_id")
    .selectAll("question_change")
    .select("admin_user.name")
    .where(
      "question_id",
      "in",
      questions.map(({ id }) => id),
    )
    .orderBy("question_change.id", "desc")
    .execute();
  const byQuestion = groupBy(rows, ({ question_id }) => question_id);
  return new Map(
    questions.map((question) => [question.id, historyOf(question, byQuestion.get(question.id) ?? [])]),
  );
}

type Texts = Pick<Question, "question" | "answer" | "status">;
type Before = Texts & Pick<Row<"question_change">, "id" | "changed_at"> & { name: string };

/** Each change leads to what the one after it has found. Pure. */
function historyOf(question: Texts, rows: Before[]): QuestionChange[] {
  return rows.map((before, index) => ({
    id: String(before.id),
    changed_by: before.name,
    changed_at: before.changed_at,
    changes: differences(before, rows[index - 1] ?? question),
  }));
}

const TITLES: [keyof Texts, title: string][] = [
  ["status", "Status"],
  ["question", "Question"],
  ["answer", "Answer"],
];

function differences(from: Texts, to: Texts): QuestionChange["changes"] {
  return TITLES.flatMap(([field, title]) =>
    from[field] === to[field] ? [] : [{ title, from: inWords(field, from), to: inWords(field, to) }],
  );
}

const STATUSES: Record<string, string> = {
  pending: "To answer",
  published: "Published",
  rejected: "Rejected",
};

function inWords(field: keyof Texts, texts: Texts): string {
  if (field === "status") return STATUSES[texts.status] ?? texts.status;
  return texts[field] || "Nothing";
}
