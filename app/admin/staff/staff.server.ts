import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ChangeStaffDocument,
  CreateRoleDocument,
  DeactivateStaffDocument,
  InviteStaffDocument,
  StaffDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { readRoleForm } from "./read-role-form.server";

/** Value of the stores field for all stores. */
const ALL_STORES = "";

const outcomes = {
  invite: "The invitation is on its way. The link works for 48 hours.",
  change: "Saved. Their sessions have ended.",
  deactivate: "Deactivated. Their sessions, and the integrations they created, have ended.",
  role: "The role is ready to use.",
  "change-role": "The role was changed.",
  "remove-role": "The role was removed.",
} as const;

type StaffIntent = keyof typeof outcomes;

/** What the page shows after a form that failed. */
export interface StaffFormProblem extends FormRejection {
  intent: StaffIntent;
}

/** Everybody who works here, and the roles. */
export async function readStaff(request: Request) {
  const visit = await openAdmin(request);
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    ...(await visit.read(StaffDocument, {})),
    ownId: visit.staff.staff_id,
    stores: visit.staff.stores,
    done: isIntent(done) ? outcomes[done] : null,
  };
}

export type StaffListView = Awaited<ReturnType<typeof readStaff>>;

/** Does what a form of the page asks for. @throws Response 400 for an unknown form */
export async function changeStaff(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (!isIntent(intent)) throw new Response("Please reload the page and try again.", { status: 400 });
  const result = await attempt(visit, intent, form);
  if (result.ok) return redirect(`/admin/staff?done=${intent}`, 303);
  return failedForm<StaffFormProblem>(result, { intent, ...rejectionOf(result, form) });
}

async function attempt(
  visit: AdminVisit,
  intent: StaffIntent,
  form: FormData,
): Promise<AdminResult<unknown>> {
  const store = fieldText(form, "store");
  const position = {
    role_code: fieldText(form, "role"),
    store_codes: store === ALL_STORES ? null : [store],
  };
  const id = fieldText(form, "id");
  if (intent === "invite")
    return visit.attemptTyped(InviteStaffDocument, {
      input: { email: fieldText(form, "email"), ...position },
    });
  if (intent === "change") return visit.attemptTyped(ChangeStaffDocument, { input: { id, ...position } });
  if (intent === "deactivate") return visit.attempt(DeactivateStaffDocument, { id });
  const reading = readRoleForm(form);
  if ("failure" in reading) return reading.failure;
  return visit.attemptTyped(CreateRoleDocument, { input: reading.fields });
}

function isIntent(text: string): text is StaffIntent {
  return Object.hasOwn(outcomes, text);
}
