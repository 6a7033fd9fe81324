import { json, redirect } from "@remix-run/node";
import {
  SubscribeEmailDocument,
  SubscribeToNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { openProvider, type Provider } from "~/provider/provider.server";
import { captchaResponse } from "../session/captcha-response.server";
import { INVALID_EMAIL, isEmail } from "../session/email-address";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "../session/honeypot.server";
import { refererPath } from "../session/referer-path.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { NEWSLETTER_FORM, STAYS_HERE, SUBSCRIBE_FIELD, type SubscribeResponse } from "./subscribe-response";

/** Most bytes of a rejected address that its field shows again; the message's cookie carries it, and browsers drop long ones. */
const MAX_REJECTED_BYTES = 1_000;

/**
 * Subscribes an address to the newsletter. The message appears on the page that sent the form, at the form and with what was
 * typed when it was rejected, or is returned to a form that stays on its page.
 */
export async function subscribe(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const result = await requestSubscription(provider, form);
  const field = fieldOf(form);
  const newsletter = { email: shortened(fieldText(form, "email")), field };
  flash(provider, result.status ? "success" : "error", result.message, result.status ? {} : { newsletter });
  const headers = await provider.headers();
  if (form.has(STAYS_HERE)) return json(result, { status: result.status ? 200 : 422, headers });
  const page = refererPath(request);
  return redirect(result.status ? page : `${page}#${field}`, { status: 303, headers });
}

function shortened(text: string): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(MAX_REJECTED_BYTES)).read);
}

/** Returns the id of the email field in the form that was sent. */
function fieldOf(form: FormData): string {
  const field = fieldText(form, NEWSLETTER_FORM);
  return /^[a-z-]{1,40}$/.test(field) ? field : SUBSCRIBE_FIELD;
}

async function requestSubscription(provider: Provider, form: FormData): Promise<SubscribeResponse> {
  const email = fieldText(form, "email");
  if (!isEmail(email)) return { status: false, message: INVALID_EMAIL };
  if (!(await isFilledByPerson(form))) return { status: false, message: LOOKED_LIKE_A_ROBOT };
  const result = await provider.attempt(SubscribeToNewsletterDocument, {
    input: {
      email,
      subscribe: fieldText(form, "subscribe") !== "0",
      category_id: fieldText(form, "category_id"),
      subscribe_source: fieldText(form, "subscribe_source"),
      ...furtherDetails(form),
      recaptcha_response: await captchaResponse(provider, form),
    },
  });
  if (result.error === "unsupported") return subscribePlainly(provider, email);
  const response = result.data?.cpnewsletter?.newsletterResponse;
  if (!response) return { status: false, message: result.message || UNKNOWN_ERROR };
  return { status: !response.error, message: response.message ?? "" };
}

const FURTHER_FIELDS = [
  "firstname",
  "lastname",
  "date_of_birth",
  "phone_no",
  "popup",
  "pop_ups_design",
] as const;

/** The rest of the payload (specification §3), which the footer's form does not have. Checkboxes give booleans. */
function furtherDetails(form: FormData) {
  const sent = FURTHER_FIELDS.filter((name) => form.has(name));
  return {
    ...Object.fromEntries(sent.map((name) => [name, fieldText(form, name)])),
    ...(form.has("text_notifications") && {
      text_notifications: fieldText(form, "text_notifications") !== "0",
    }),
  };
}

/** A host without the extension only reports whether the address is subscribed. */
async function subscribePlainly(provider: Provider, email: string): Promise<SubscribeResponse> {
  const result = await provider.attempt(SubscribeEmailDocument, { email });
  if (!result.status) return { status: false, message: result.message || UNKNOWN_ERROR };
  const isOnList = result.data.subscribeEmailToNewsletter?.status === "SUBSCRIBED";
  return { status: true, message: isOnList ? SUBSCRIBED : CONFIRMATION_REQUESTED };
}

const SUBSCRIBED = "Thank you for your subscription.";
const CONFIRMATION_REQUESTED = "The confirmation request has been sent.";
