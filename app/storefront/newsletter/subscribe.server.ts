import { json, redirect } from "@remix-run/node";
import {
  SubscribeEmailDocument,
  SubscribeToNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { UNKNOWN_ERROR } from "~/provider/error-catalogue";
import { openProvider, type Provider } from "~/provider/provider.server";
import { cameFrom } from "../session/came-from.server";
import { captchaAnswer } from "../session/captcha-answer.server";
import { INVALID_EMAIL, isEmail } from "../session/email-address";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "../session/honeypot.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { STAYS_HERE, type SubscribeAnswer } from "./subscribe-answer";

/**
 * Subscribes an address to the newsletter. The message appears on the page that sent the form, or is returned to a form
 * that stays on its page.
 */
export async function subscribe(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const answer = await askProvider(provider, form);
  flash(provider, answer.status ? "success" : "error", answer.message);
  const headers = await provider.headers();
  if (form.has(STAYS_HERE)) return json(answer, { status: answer.status ? 200 : 422, headers });
  return redirect(cameFrom(request), { status: 303, headers });
}

async function askProvider(provider: Provider, form: FormData): Promise<SubscribeAnswer> {
  const email = fieldText(form, "email");
  if (!isEmail(email)) return { status: false, message: INVALID_EMAIL };
  if (!(await isFilledByPerson(form))) return { status: false, message: LOOKED_LIKE_A_ROBOT };
  const answer = await provider.attempt(SubscribeToNewsletterDocument, {
    input: {
      email,
      subscribe: fieldText(form, "subscribe") !== "0",
      category_id: fieldText(form, "category_id"),
      subscribe_source: fieldText(form, "subscribe_source"),
      recaptcha_response: await captchaAnswer(provider, form),
    },
  });
  if (answer.error === "unsupported") return subscribePlainly(provider, email);
  const response = answer.data?.cpnewsletter?.newsletterResponse;
  if (!response) return { status: false, message: answer.message || UNKNOWN_ERROR };
  return { status: !response.error, message: response.message ?? "" };
}

/** A host without the extension only reports whether the address is subscribed. */
async function subscribePlainly(provider: Provider, email: string): Promise<SubscribeAnswer> {
  const answer = await provider.attempt(SubscribeEmailDocument, { email });
  if (!answer.status) return { status: false, message: answer.message || UNKNOWN_ERROR };
  const isOnList = answer.data.subscribeEmailToNewsletter?.status === "SUBSCRIBED";
  return { status: true, message: isOnList ? SUBSCRIBED : ASKED };
}

const SUBSCRIBED = "Thank you for your subscription.";
const ASKED = "The confirmation request has been sent.";
