import { FieldChanges } from "../drafts/field-changes";
import { ExportForm } from "../lists/export-form";
import type { TemplateOption } from "../reply-templates/insert-template.server";
import { TemplateChoice } from "../reply-templates/template-choice";
import { CheckEntry, CheckedEntries } from "../ui/checked-entries";
import { changedText } from "../ui/checked-ids";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { ParagraphField } from "../ui/paragraph-field";
import { StatusFilter } from "../ui/status-filter";
import { SavedViews } from "../views/saved-views";
import { questionStatuses } from "./question-statuses";
import type { QuestionProblem, QuestionsView } from "./questions.server";

type Question = QuestionsView["questions"][number];

/** Questions about products of a status, each with the form to answer or reject it. */
export function QuestionsPage({
  status,
  search,
  searched,
  questions,
  endCursor,
  templates,
  formKey,
  views,
  done,
  changed,
  problem,
}: QuestionsView & { problem: QuestionProblem | null }) {
  return (
    <>
      <div className="heading">
        <h1>Questions</h1>
        <ExportForm list="questions" search={search} />
      </div>
      {problem?.message && <FormProblem message={problem.message} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      {!problem && changed !== null && <Notice kind="success">{changedText("question", changed)}</Notice>}
      <StatusFilter
        label="Questions"
        search={{ value: searched, placeholder: "SKU, words or author" }}
        status={status}
        titles={questionStatuses}
      />
      <SavedViews list="QUESTIONS" views={views} search={search} />
      {questions.length === 0 && (
        <p className="part soft">
          {searched
            ? "No questions match. Search by SKU, or by words of the newest 2,000 questions of this status."
            : status === "PENDING"
              ? "Every question is answered."
              : "No questions have this status."}
        </p>
      )}
      {questions.map((question) => (
        <QuestionPart
          key={question.id}
          question={question}
          templates={templates.filter(({ store_code }) => store_code === question.store_code)}
          formKey={formKey}
          problem={problem?.id === question.id ? problem : null}
        />
      ))}
      {questions.length > 0 && status !== "REJECTED" && (
        <CheckedEntries title="Checked questions" decisions={[["REJECTED", "Reject the checked ones"]]} />
      )}
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

interface QuestionPartProps {
  question: Question;
  templates: TemplateOption[];
  formKey: string;
  problem: QuestionProblem | null;
}

function QuestionPart({ question, templates, formKey, problem }: QuestionPartProps) {
  const { id, sku, nickname, status, wants_email, created_at } = question;
  const heading = `question-${id}`;
  return (
    <section className="part" aria-labelledby={heading}>
      <h2 id={heading}>{question.question}</h2>
      <p className="soft">
        {nickname} about {sku}, {shopTimeText(created_at)}. {wants_email && "Gets your answer by email."}
      </p>
      {status !== "REJECTED" && <CheckEntry id={id} name={question.question} />}
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="version" value={question.version} />
        <details open={problem?.field === "question"}>
          <summary>Correct the question</summary>
          <ParagraphField
            id={`text-${id}`}
            name="question"
            label="The question, as shoppers read it"
            hint="Please fix spelling only. The words are the shopper's."
            value={problem?.question ?? question.question}
            problem={problem?.field === "question" ? problem.message : null}
          />
        </details>
        <ParagraphField
          id={`answer-${id}`}
          name="answer"
          label="Your answer"
          hint={status === "PUBLISHED" ? "A changed answer isn't emailed again." : undefined}
          value={problem?.answer ?? question.answer ?? undefined}
          problem={problem?.field === "question" ? null : problem?.message}
          limit={3000}
          isOptional
        />
        <TemplateChoice templates={templates} target={`answer-${id}`} />
        <p className="heading">
          <button type="submit" name="decision" value="publish">
            {status === "PUBLISHED" ? "Publish the changed answer" : "Publish the answer"}
          </button>
          {status === "PUBLISHED" && (
            <button type="submit" name="decision" value="withdraw" className="quiet">
              Withdraw the answer
            </button>
          )}
          {status !== "REJECTED" && (
            <button type="submit" name="decision" value="reject" className="quiet">
              Reject the question
            </button>
          )}
        </p>
      </form>
      <QuestionHistory history={question.history} />
    </section>
  );
}

/** Changes by staff, the newest first. */
function QuestionHistory({ history }: Pick<Question, "history">) {
  if (history.length === 0) return null;
  return (
    <details>
      <summary>History</summary>
      {history.map(({ id, changes, changed_by, changed_at }) => (
        <div key={id}>
          <p className="soft">
            {changed_by}, {shopTimeText(changed_at)}
          </p>
          <FieldChanges changes={changes} />
        </div>
      ))}
    </details>
  );
}
