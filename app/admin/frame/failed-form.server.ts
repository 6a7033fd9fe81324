import { json } from "@remix-run/node";
import type { AdminFailure } from "~/provider/admin.server";

/** The page with what prevented a form: 409 when its subject has changed, 403 when the role does not allow it, else 422. */
export function failedForm<Problem>({ code }: Pick<AdminFailure, "code">, problem: Problem) {
  const status = code === "CHANGED" ? 409 : code === "FORBIDDEN" ? 403 : 422;
  return json<Problem>(problem, { status });
}

/** The error page instead of a download. */
export function failedDownload({ code, message }: Pick<AdminFailure, "code" | "message">): Response {
  return new Response(message, { status: code === "FORBIDDEN" ? 403 : 400 });
}
