import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  type QuestionDecision,
  type QuestionStatus,
  QuestionsDocument,
  RejectQuestionsDocument,
  ReplyToQuestionDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { insertsTemplate, insertTemplate, templatesFor } from "../reply-templates/insert-template.server";
import { changedOf, checkedIds, withChanged } from "../ui/checked-ids";
import { searchOf, statusOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { questionStatuses } from "./question-statuses";

/** Shown after each decision. */
const doneTexts: Record<string, string> = {
  published: "The answer is published.",
  rejected: "The question was rejected.",
  withdrawn: "The answer was withdrawn. The question is open again.",
};

/** One page of the questions of the address's status, or the one that the address names. */
export async function readQuestions(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const status = statusOf<QuestionStatus>(searchParams, questionStatuses);
  const id = searchParams.get("id");
  const after = searchParams.get("after");
  const { questions } = await visit.read(QuestionsDocument, {
    status,
    search: searchOf(searchParams),
    after,
    id,
  });
  return {
    status: (id !== null && questions.items[0]?.status) || status,
    search,
    searched: searchOf(searchParams) ?? "",
    questions: questions.items,
    endCursor: questions.end_cursor ?? null,
    templates: await templatesFor(visit, "QUESTION"),
    formKey: newFormKey(),
    done: doneTexts[searchParams.get("done") ?? ""] ?? null,
    views: await viewsOf(visit, "QUESTIONS"),
    /** Number of questions that the form before has rejected together; null without one. */
    changed: changedOf(searchParams),
  };
}

export type QuestionsView = Awaited<ReturnType<typeof readQuestions>>;

/** What the page shows at the question whose form failed, or inserted a template. */
export interface QuestionProblem {
  /** Null for the form about the checked questions. */
  id: string | null;
  /** Null when a template was inserted. */
  message: string | null;
  answer: string;
  /** As corrected. */
  question: string;
  /** The form's field that the message is about. */
  field: string | null;
}

const decisions: Record<string, QuestionDecision> = {
  publish: "PUBLISHED",
  reject: "REJECTED",
  withdraw: "WITHDRAWN",
};

/**
 * Publishes or rejects a question or withdraws its answer, and shows the list again; or inserts a template into its form.
 * The checked questions are rejected together.
 */
export async function decideQuestion(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  if (form.has("checked")) return rejectQuestions(visit, request, checkedIds(form));
  const [id, answer, question] = ["id", "answer", "question"].map((name) => fieldText(form, name));
  if (insertsTemplate(form)) {
    const { text, problem } = await insertTemplate(visit, form, { field: "answer", subject: id });
    return json<QuestionProblem>({ id, message: problem, answer: text, question, field: null });
  }
  const intent = fieldText(form, "decision");
  const decision = decisions[intent];
  if (!decision) throw new Response("Please reload the page and try again.", { status: 400 });
  // The other decision on the same page, after going back, is another form.
  const key = `${fieldText(form, "key")}${intent[0]}-${id}`;
  const input = { id, key, version: fieldText(form, "version"), decision, answer, question };
  const result = await visit.attempt(ReplyToQuestionDocument, { input });
  if (!result.ok) {
    const { message, field } = result;
    return failedForm<QuestionProblem>(result, { id, message, answer, question, field });
  }
  const query = new URLSearchParams(new URL(request.url).search);
  query.delete("changed");
  query.set("done", decision.toLowerCase());
  return redirect(`/admin/questions?${query}`, 303);
}

async function rejectQuestions(visit: AdminVisit, request: Request, ids: string[]): Promise<Response> {
  const result = await visit.attempt(RejectQuestionsDocument, { ids });
  if (result.ok) return redirect(withChanged(request, result.data.rejectQuestions.changed), 303);
  return failedForm<QuestionProblem>(result, {
    id: null,
    message: result.message,
    answer: "",
    question: "",
    field: null,
  });
}
