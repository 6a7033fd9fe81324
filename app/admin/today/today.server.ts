import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ResendFailedEmailDocument, TodayDocument } from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";

/** What waits for staff today. */
export async function readToday(request: Request) {
  const visit = await openAdmin(request);
  const madeAt = new Date().toISOString();
  const { searchParams } = new URL(request.url);
  const { today, salesOfToday } = await visit.read(TodayDocument, { hasReports: visit.can("reports.view") });
  return {
    madeAt,
    today,
    sales: salesOfToday ?? null,
    formKey: newFormKey(),
    isResent: searchParams.get("done") === "email",
    mayResend: visit.can("sales.emails"),
    mayClaim: visit.can("sales.claims"),
    mayReply: visit.can("customers.messages"),
    mayAnswer: visit.can("questions.answer"),
    mayCount: visit.can("catalog.inventory"),
    maySeeWebhooks: visit.can("settings.manage"),
    mayErase: visit.can("customers.privacy"),
    mayModerate: visit.can("reviews.moderate"),
  };
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;

/** Sends a failed email again, and shows the page of the day. */
export async function resendFailedEmail(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [id, key] = [fieldText(form, "email"), fieldText(form, "key")];
  const result = await visit.attempt(ResendFailedEmailDocument, { id, key: `${key}-${id}` });
  if (!result.ok) return failedForm(result, { message: result.message });
  return redirect("/admin?done=email#failed-emails", 303);
}
