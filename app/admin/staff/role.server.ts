import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ChangeRoleDocument,
  RemoveRoleDocument,
  RoleHoldersDocument,
  StaffDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { keyOfIntent, newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { readRoleForm } from "./read-role-form.server";

/** One of the shop's own roles, with people and integrations that have it. @throws Response 404 when there is none */
export async function readRolePage(request: Request, code: string) {
  const visit = await openAdmin(request);
  const [{ roles, permissions }, { roleHolders }] = await Promise.all([
    visit.read(StaffDocument, {}),
    visit.read(RoleHoldersDocument, { code }),
  ]);
  const role = roles.find((each) => each.code === code && !each.is_built_in);
  if (!role) throw new Response("There's no such role.", { status: 404 });
  return { role, permissions, holders: roleHolders, formKey: newFormKey() };
}

export type RolePageView = Awaited<ReturnType<typeof readRolePage>>;

/** Changes or removes a role, and shows the list. @throws Response 400 for an unknown form */
export async function changeRole(request: Request, code: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const result = await attempt(visit, intent, form, code);
  if (result.ok) return redirect(`/admin/staff?done=${intent}`, 303);
  return failedForm<FormRejection>(result, rejectionOf(result, form));
}

async function attempt(
  visit: AdminVisit,
  intent: string,
  form: FormData,
  code: string,
): Promise<AdminResult<unknown>> {
  const input = { code, version: fieldText(form, "version"), key: keyOfIntent(form, intent) };
  if (intent === "remove-role") return visit.attemptTyped(RemoveRoleDocument, { input });
  if (intent !== "change-role") throw new Response("Please reload the page and try again.", { status: 400 });
  const reading = readRoleForm(form);
  if ("failure" in reading) return reading.failure;
  return visit.attemptTyped(ChangeRoleDocument, { input: { ...input, ...reading.fields } });
}
