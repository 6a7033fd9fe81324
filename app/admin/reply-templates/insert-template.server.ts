import { fieldText } from "~/storefront/session/submitted-form.server";
import {
  FilledReplyTemplateDocument,
  type ReplyKind,
  ReplyTemplateTitlesDocument,
} from "../documents.generated";
import type { AdminVisit } from "../frame/staff-session.server";

/** What a form that inserts a template shows. */
export interface Insertion {
  /** What was typed, with the template below it; what was typed alone when there is a problem. */
  text: string;
  /** Why nothing was inserted. */
  problem: string | null;
}

/** Whether the button of `TemplateChoice` was pressed. */
export function insertsTemplate(form: FormData): boolean {
  return form.has("insert");
}

/**
 * Inserts the form's template. Nothing is stored.
 * @param field name of the text field
 * @param subject id of what is replied to
 */
export async function insertTemplate(
  visit: AdminVisit,
  form: FormData,
  { field, subject }: { field: string; subject: string },
): Promise<Insertion> {
  const text = fieldText(form, field);
  const id = fieldText(form, "template");
  if (!id) return { text, problem: "Please choose a template." };
  const result = await visit.attempt(FilledReplyTemplateDocument, { id, subject });
  if (!result.ok) return { text, problem: result.message };
  const filled = result.data.filledReplyTemplate;
  return { text: text.trim() ? `${text.trimEnd()}\n\n${filled}` : filled, problem: null };
}

/** The templates of a kind of replies for the forms of a page. */
export async function templatesFor(visit: AdminVisit, kind: ReplyKind) {
  const { replyTemplates } = await visit.read(ReplyTemplateTitlesDocument, { kind });
  return replyTemplates;
}

export type TemplateOption = Awaited<ReturnType<typeof templatesFor>>[number];
