import { redirect } from "@remix-run/node";
import { ContactUsDocument } from "~/provider/contract/documents.generated";
import { readRoutedPage } from "../catalog/routed-page.server";
import { checkedForm } from "../session/checked-form.server";
import { honeypotInputs } from "../session/honeypot.server";
import { rejectionErrors } from "../session/provider-rejection";
import { flash } from "../shell/flash.server";
import { type ContactForm, contactValidator } from "./contact-form";

/** Reads the page's text from the provider, and its form. @throws Response as `readRoutedPage` does */
export async function readContactPage(request: Request) {
  const words = await readRoutedPage(request);
  if (words.kind !== "content") throw new Response("Page Not Found", { status: 404 });
  return { words, honeypot: honeypotInputs() };
}

export type ContactView = Awaited<ReturnType<typeof readContactPage>>;

/** Sends a message to the shop; returns the page with a confirmation or with errors. */
export async function sendMessage(request: Request): Promise<Response> {
  const sent = await checkedForm(request, contactValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const input = { name: data.name, email: data.email, comment: commentOf(data) };
  const response = await provider.attempt(ContactUsDocument, { input }, { captcha: await captcha() });
  if (!response.status) return reject(rejectionErrors(response, Object.keys(data)));
  flash(provider, "success", "Thank you. Your message has arrived, and a real person will email you back.");
  return redirect(new URL(request.url).pathname, { status: 303, headers: await provider.headers() });
}

/** The contract has a single text: topic and order number are put above the message. */
function commentOf({ topic, order_number, message }: ContactForm): string {
  const head = [`Topic: ${topic}`, ...(order_number ? [`Order: ${order_number}`] : [])];
  return `${head.join("\n")}\n\n${message}`;
}
