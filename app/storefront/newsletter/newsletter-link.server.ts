import { redirect } from "@remix-run/node";
import {
  ConfirmNewsletterDocument,
  NewsletterSubscriptionDocument,
  UnsubscribeNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { pathAndQuery } from "../session/path-and-query";
import { fieldText, submittedFormOfAnySite } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { detailTexts } from "./detail-texts";
import { DETAILS_HASH } from "./details-hash-name";

/** Reads the subscription of an email's link; changes nothing. */
export async function readNewsletterLink(request: Request) {
  const provider = await openProvider(request);
  const { newsletterSubscription: subscription } = await provider.request(NewsletterSubscriptionDocument, {
    token: tokenOf(request),
  });
  return {
    email: subscription?.email ?? null,
    isSubscribed: subscription?.status === "subscribed",
    isPending: subscription?.status === "pending",
    requestedDetails: detailTexts(subscription?.requested_details),
    detailsHash: subscription?.details_hash ?? null,
  };
}

/** Data of the page of an email's link; without a subscription the link is invalid or expired. */
export type NewsletterLinkView = Awaited<ReturnType<typeof readNewsletterLink>>;

/**
 * Starts the subscription, or saves the details that the submitted page showed, and shows the page again with a message.
 */
export async function confirmSubscription(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedFormOfAnySite(request);
  const { confirmNewsletter } = await provider.request(ConfirmNewsletterDocument, {
    token: tokenOf(request),
    detailsHash: fieldText(form, DETAILS_HASH) || null,
  });
  flash(provider, confirmNewsletter.error ? "error" : "success", confirmNewsletter.message ?? "");
  return backToPage(request, await provider.headers());
}

/**
 * Ends the subscription. A mail program's one-click request (RFC 8058) gets a plain response; a shopper sees the page
 * again. The link's token authorizes the request, because mail programs send no origin, "null", or that of their own
 * site.
 */
export async function cancelSubscription(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const isOneClick = (await submittedFormOfAnySite(request)).get("List-Unsubscribe") === "One-Click";
  const { unsubscribeNewsletter: response } = await provider.request(UnsubscribeNewsletterDocument, {
    token: tokenOf(request),
  });
  if (isOneClick) return new Response(response.message, { status: response.error ? 400 : 200 });
  flash(provider, response.error ? "error" : "success", response.message ?? "");
  return backToPage(request, await provider.headers());
}

function backToPage(request: Request, headers: Headers): Response {
  return redirect(pathAndQuery(new URL(request.url)), { status: 303, headers });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
