import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  BlankDocument,
  type BlankMoveKind,
  ChangeBlankDocument,
  DeleteBlankDocument,
  MoveBlankDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { blankFields, wholeNumber } from "./blank-fields.server";
import { blankMoves } from "./blank-moves";

/** Shown after each step. */
const doneTexts: Record<string, string> = {
  change: "The blank was changed.",
  move: "The number was changed.",
};

/** One blank. @throws Response 404 when there is none, and as `openAdmin` does */
export async function readBlank(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { blank } = await visit.read(BlankDocument, { id });
  if (!blank) throw new Response("There's no such blank.", { status: 404 });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return json({ blank, formKey: newFormKey(), done: doneTexts[done] ?? null });
}

/** Changes or deletes a blank, or its number. */
export async function changeBlank(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const result = await attempt(visit, { id, intent, form });
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  return redirect(
    intent === "delete" ? "/admin/blanks?deleted=1" : `/admin/blanks/${id}?done=${intent}`,
    303,
  );
}

interface Step {
  id: string;
  intent: string;
  form: FormData;
}

function attempt(visit: AdminVisit, { id, intent, form }: Step): Promise<AdminResult<unknown>> {
  // Another button of the same page, after going back, is another form.
  const key = `${fieldText(form, "key")}-${intent}`.slice(0, 64);
  const version = fieldText(form, "version");
  if (intent === "change")
    return visit.attempt(ChangeBlankDocument, { input: { id, key, version, fields: blankFields(form) } });
  if (intent === "delete") return visit.attempt(DeleteBlankDocument, { input: { id, key, version } });
  const kind = fieldText(form, "kind");
  if (intent === "move" && isMove(kind))
    return visit.attempt(MoveBlankDocument, {
      input: { id, key, kind, quantity: wholeNumber(fieldText(form, "quantity")) },
    });
  throw new Response("Please reload the page and try again.", { status: 400 });
}

function isMove(kind: string): kind is BlankMoveKind {
  return Object.hasOwn(blankMoves, kind);
}
