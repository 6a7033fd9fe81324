import { askedStore, close, handle, onInvalidation, openingWarnings, storeNotFound } from "~/engine";
import { currentSettings } from "~/settings/settings.server";
import { rejectForgery } from "./anti-forgery.server";
import { createHostClient, type HostRequest } from "./host-client.server";
import { notResponded } from "./no-response.server";
import { mergeHeaders, onlyPassedBack, onlyPassedOn } from "./passed-headers.server";
import { withPriceCodes } from "./price-code-cookies.server";
import { readWithin } from "./read-within.server";
import { withoutSessionId } from "./session-id";
import { tokenOfCookie, withBearer } from "./with-bearer.server";

export { visitorNetwork } from "~/engine";

/** Which provider this process speaks to: the embedded engine, in process, or the host of PROVIDER_URL. */

/** A photo of 25 MB is the most that is sent to a provider. */
const MAX_SENT_BYTES = 26 * 1024 * 1024;
/** Of an answer; specification §7. */
const MAX_READ_BYTES = 5_000_000;

const GRAPHQL = /^\/graphql\/?$/;

const host = createHostClient({
  timeoutMilliseconds: currentSettings().providerTimeout,
  maxBytes: MAX_READ_BYTES,
});

/** Base address of the provider, without a slash at its end. */
export function providerAddress(): string {
  return (currentSettings().providerUrl ?? "http://engine.internal").replace(/\/$/, "");
}

/** Calls `evict` with the path of each page that the engine invalidates, or with null for everything. */
export function onEngineInvalidation(evict: (path: string | null) => void): void {
  onInvalidation(evict);
}

/** `fetch` that reaches the provider, for answers that are read: the engine without a socket, or the remote host. */
export function providerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!currentSettings().providerUrl) return handle(new Request(input, init));
  return host.read(new URL(input instanceof Request ? input.url : input), init);
}

/** The same for answers that are passed on as they come, such as files of any length. */
export function providerStream(address: string, call?: HostRequest): Promise<Response> {
  if (!currentSettings().providerUrl) return handle(new Request(address, call));
  return host.stream(new URL(address), call);
}

/** What the owner should know of the embedded engine, a sentence each. */
export function providerWarnings(): Promise<string[]> {
  return openingWarnings();
}

/** Closes the embedded engine once `answered` has come; a remote host has nothing to close. */
export async function closeProvider(answered: Promise<unknown>): Promise<void> {
  await (currentSettings().providerUrl ? answered : close(answered));
}

/**
 * Answers a browser or third party that calls this site as the provider, such as POST /graphql: 403 when a call that
 * changes something borrows the shopper's cookie, 400 when it names a store that is none of this shop's, 503 when a remote host does not answer.
 */
export async function respondAsProvider(sent: Request): Promise<Response> {
  const forged = await rejectForgery(sent, await tokenOfCookie(sent));
  if (forged) return forged;
  const request = await withPriceCodes(await withBearer(sent));
  if (!currentSettings().providerUrl) return handle(request);
  const store = askedStore(currentSettings(), request);
  if (store === null) return storeNotFound(request);
  const url = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await readWithin(request, MAX_SENT_BYTES) : undefined;
  // To read an answer whole costs less than to pass on its parts, of which GraphQL has one.
  const ask = GRAPHQL.test(url.pathname) ? providerFetch : providerStream;
  const answered = await ask(`${providerAddress()}${url.pathname}${withoutSessionId(url)}`, {
    method: request.method,
    headers: onlyPassedOn(request.headers, store),
    body,
    signal: sent.signal,
  }).catch(notResponded);
  const headers = onlyPassedBack(answered.headers, url.pathname);
  return new Response(answered.body, {
    status: answered.status,
    headers: request === sent ? headers : mergeHeaders(headers),
  });
}
