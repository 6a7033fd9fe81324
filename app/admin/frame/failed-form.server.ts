import { json } from "@remix-run/node";
import type { AdminFailure } from "~/provider/admin.server";
import { fieldText } from "~/storefront/session/submitted-form.server";

/** The page with what prevented a form: 409 when its subject has changed, 403 when the role does not allow it, else 422. */
export function failedForm<Problem>({ code }: Pick<AdminFailure, "code">, problem: Problem) {
  const status = code === "CHANGED" ? 409 : code === "FORBIDDEN" ? 403 : 422;
  return json<Problem>(problem, { status });
}

/** Why a form was rejected, and what was typed into it. */
export interface FormRejection extends TypedProblem {
  typed: Record<string, string>;
}

/** The rejection of a form without a password, whose fields show again what was typed. */
export function rejectionOf(failure: AdminFailure, form: FormData): FormRejection {
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, fieldText(form, name)]));
  return { ...typedProblem(failure), typed };
}

/** Why a form was rejected. */
export interface TypedProblem {
  message: string;
  /** Name of the field that it is about. */
  field: string | null;
  /** The person has to enter the password again: a form that `AdminVisit.attemptTyped` sent. */
  needsConfirmation: boolean;
}

/** The same for the page, which shows it with what was typed. */
export function typedProblem({ code, message, field }: AdminFailure): TypedProblem {
  return { message, field, needsConfirmation: code === "CONFIRM" };
}

/** The error page instead of a download. */
export function failedDownload({ code, message }: Pick<AdminFailure, "code" | "message">): Response {
  return new Response(message, { status: code === "FORBIDDEN" ? 403 : 400 });
}
