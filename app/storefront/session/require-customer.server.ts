import { redirect } from "@remix-run/node";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { failedResponse } from "~/provider/failed-response";
import { type FailedResponse, openProvider, type Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { closeSession } from "./close-session.server";
import { fetchCustomerId } from "./fetch-customer-id.server";
import { pathAndQuery } from "./path-and-query";
import { signInFirst } from "./return-path.server";

/** A request by a signed-in customer. */
export interface CustomerVisit {
  request: Request;
  provider: Provider;
  /**
   * Sends a query that needs the customer's login.
   * @throws Response 302 to the login when the session has expired, 404 when the provider does not support the
   * document, 502 when it is unavailable
   */
  ask<Data, Variables>(document: ProviderDocument<Data, Variables>, variables: Variables): Promise<Data>;
}

/**
 * Guards everything that needs a login: fetches the customer of the session, which ends when the provider refuses its
 * token (specification §4).
 * @throws Response 302 to the login, with a return path to this page; 502 or 503 when the fetch fails otherwise
 */
export async function requireCustomer(request: Request): Promise<CustomerVisit> {
  const { visit, verified } = await startCustomerVisit(request);
  await verified;
  return visit;
}

/**
 * Like `requireCustomer`, but a page may be read while the session is verified, by one call for both. Nothing may be shown
 * or changed before `verified` resolves; it rejects as `requireCustomer`.
 * @throws Response 302 to the login for visitors without a session
 */
export async function startCustomerVisit(
  request: Request,
): Promise<{ visit: CustomerVisit; verified: Promise<void> }> {
  const provider = await openProvider(request);
  if (!provider.isLoggedIn) throw await signInFirst(request, provider);
  const verified = verifySession(request, provider);
  // The page may fail first, and then nobody waits for it.
  verified.catch(() => undefined);
  return { visit: customerVisit(request, provider), verified };
}

async function verifySession(request: Request, provider: Provider): Promise<void> {
  if (await fetchCustomerId(provider)) return;
  closeSession(provider);
  throw await signInFirst(request, provider);
}

function customerVisit(request: Request, provider: Provider): CustomerVisit {
  return {
    request,
    provider,
    async ask(document, variables) {
      const response = await provider.attempt(document, variables);
      if (response.status) return response.data;
      if (response.error === "logged-out") throw await signInFirst(request, provider);
      if (response.error === "unsupported") throw new Response("Page Not Found", { status: 404 });
      throw await rejection(request, provider, response);
    },
  };
}

async function rejection(request: Request, provider: Provider, rejected: FailedResponse): Promise<Response> {
  const message = rejected.message || UNKNOWN_ERROR;
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  if (!isForm) return failedResponse(rejected.error, message, await provider.headers());
  flash(provider, "error", message);
  return redirect(pathAndQuery(new URL(request.url)), { status: 303, headers: await provider.headers() });
}
