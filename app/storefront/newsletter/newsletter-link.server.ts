import { redirect } from "@remix-run/node";
import {
  ConfirmNewsletterDocument,
  NewsletterSubscriptionDocument,
  UnsubscribeNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { pathAndQuery } from "../session/path-and-query";
import { submittedFormOfAnySite } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";

/** What the page of an email's link shows; without a subscription the link is forged or too old. */
export interface NewsletterLinkView {
  email: string | null;
  isSubscribed: boolean;
  isPending: boolean;
}

/** Reads what the link in an email is about; nothing begins or ends by looking at it. */
export async function readNewsletterLink(request: Request): Promise<NewsletterLinkView> {
  const provider = await openProvider(request);
  const { newsletterSubscription: found } = await provider.request(NewsletterSubscriptionDocument, {
    token: tokenOf(request),
  });
  return {
    email: found?.email ?? null,
    isSubscribed: found?.status === "subscribed",
    isPending: found?.status === "pending",
  };
}

/** Begins the newsletter, and shows the page again with what was done. */
export async function confirmSubscription(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const { confirmNewsletter } = await provider.request(ConfirmNewsletterDocument, {
    token: tokenOf(request),
  });
  flash(provider, confirmNewsletter.error ? "error" : "success", confirmNewsletter.message ?? "");
  return backToPage(request, await provider.headers());
}

/**
 * Ends the newsletter. A mail program that asks for it by one click (RFC 8058) is told so; a shopper sees the page again.
 * The token of the link authorizes it: mail programs send no origin, "null", or that of a site of their own.
 */
export async function cancelSubscription(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const isOneClick = (await submittedFormOfAnySite(request)).get("List-Unsubscribe") === "One-Click";
  const { unsubscribeNewsletter: ended } = await provider.request(UnsubscribeNewsletterDocument, {
    token: tokenOf(request),
  });
  if (isOneClick) return new Response(ended.message, { status: ended.error ? 400 : 200 });
  flash(provider, ended.error ? "error" : "success", ended.message ?? "");
  return backToPage(request, await provider.headers());
}

function backToPage(request: Request, headers: Headers): Response {
  return redirect(pathAndQuery(new URL(request.url)), { status: 303, headers });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
