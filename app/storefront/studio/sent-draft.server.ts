import { designProblems } from "~/design/advice/problems";
import { acceptDesignDocument } from "~/design/document/check-document";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { DOCUMENT_FIELD, SHOW_FIELD, SURFACE_FIELD } from "./field-names";
import type { Draft } from "./open-draft.server";

/**
 * Returns the draft as the form submits it: with the whole design that the browser's editor sends, since the form has
 * fields of the visible pages only, and with the page that is visible or requested by a button.
 */
export function sentDraft(draft: Draft, form: FormData): Draft {
  const document = sentDocument(form, draft.document.blueprint) ?? draft.document;
  const wanted = form.get(SHOW_FIELD) || form.get(SURFACE_FIELD);
  const surface = surfacesOf(document).some(({ key }) => key === wanted) ? String(wanted) : draft.surface;
  return { ...draft, document, problems: designProblems(document, serverOutline), surface };
}

function sentDocument(form: FormData, blueprint: string): Draft["document"] | undefined {
  const sent = form.get(DOCUMENT_FIELD);
  const accepted = typeof sent === "string" ? acceptDesignDocument(readJson(sent)) : undefined;
  if (!accepted || "problem" in accepted || accepted.document.blueprint !== blueprint) return undefined;
  return accepted.document;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
