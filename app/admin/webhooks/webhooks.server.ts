import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CreateWebhookDocument,
  DeactivateWebhookDocument,
  SendWebhookAgainDocument,
  WebhooksDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";

const EVENT_FIELD = "event-";

/** What the page shows after a form: what went wrong, or the secret of a new webhook, which no other page shows. */
export interface WebhookFormResult {
  problem: FormRejection | null;
  secret: string | null;
}

/** The webhooks with their last deliveries, and the events that they can have. */
export async function readWebhooks(request: Request) {
  const visit = await openAdmin(request);
  return {
    ...(await visit.read(WebhooksDocument, {})),
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done: new URL(request.url).searchParams.get("done"),
  };
}

export type WebhooksView = Awaited<ReturnType<typeof readWebhooks>>;

/** Creates or deactivates a webhook, or sends a message again. @throws Response 400 for an unknown form */
export async function changeWebhooks(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (intent === "deactivate" || intent === "resend") {
    const id = fieldText(form, "id");
    // Another message on the same page, after going back, is another form.
    const input = { id, key: `${fieldText(form, "key")}${id}` };
    const result =
      intent === "deactivate"
        ? await visit.attempt(DeactivateWebhookDocument, { id })
        : await visit.attempt(SendWebhookAgainDocument, { input });
    if (result.ok) return redirect(`/admin/webhooks?done=${intent}`, 303);
    return failedForm<WebhookFormResult>(result, {
      problem: rejectionOf(result, form),
      secret: null,
    });
  }
  if (intent !== "create") throw new Response("Please reload the page and try again.", { status: 400 });
  const input = {
    url: fieldText(form, "url"),
    events: [...form.keys()].flatMap((name) =>
      name.startsWith(EVENT_FIELD) ? name.slice(EVENT_FIELD.length).replace("_", ".") : [],
    ),
    store_code: fieldText(form, "store"),
  };
  const result = await visit.attemptTyped(CreateWebhookDocument, { input });
  if (!result.ok)
    return failedForm<WebhookFormResult>(result, {
      problem: rejectionOf(result, form),
      secret: null,
    });
  return json<WebhookFormResult>({ problem: null, secret: result.data.createWebhook });
}
