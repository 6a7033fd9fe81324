import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CreateIntegrationDocument,
  IntegrationsDocument,
  RevokeIntegrationDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";

/** Value of the stores field for all stores. */
const ALL_STORES = "";

/** What the page shows after a form: what went wrong, or the token of a new integration, which no other page shows. */
export interface IntegrationFormResult {
  problem: FormRejection | null;
  token: string | null;
}

/** The programs that use the REST API, and the roles they can have. */
export async function readIntegrations(request: Request) {
  const visit = await openAdmin(request);
  return {
    ...(await visit.read(IntegrationsDocument, {})),
    stores: visit.staff.stores,
    isRevoked: new URL(request.url).searchParams.get("done") === "revoke",
  };
}

export type IntegrationsView = Awaited<ReturnType<typeof readIntegrations>>;

/** Creates or revokes an integration. @throws Response 400 for an unknown form */
export async function changeIntegrations(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (intent === "revoke") {
    const result = await visit.attempt(RevokeIntegrationDocument, { id: fieldText(form, "id") });
    if (result.ok) return redirect("/admin/integrations?done=revoke", 303);
    return failedForm<IntegrationFormResult>(result, {
      problem: rejectionOf(result, form),
      token: null,
    });
  }
  if (intent !== "create") throw new Response("Please reload the page and try again.", { status: 400 });
  const store = fieldText(form, "store");
  const input = {
    name: fieldText(form, "name"),
    role_code: fieldText(form, "role"),
    store_codes: store === ALL_STORES ? null : [store],
  };
  const result = await visit.attemptTyped(CreateIntegrationDocument, { input });
  if (!result.ok)
    return failedForm<IntegrationFormResult>(result, {
      problem: rejectionOf(result, form),
      token: null,
    });
  return json<IntegrationFormResult>({ problem: null, token: result.data.createIntegration });
}
