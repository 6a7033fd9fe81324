import {
  askedStore,
  call,
  close,
  handle,
  OwnHeaders,
  onInvalidation,
  openingWarnings,
  schemaText,
  storeNotFound,
} from "~/engine";
import { currentSettings } from "~/settings/settings.server";
import { withAbsolutePictures } from "./absolute-pictures.server";
import { rejectForgery } from "./anti-forgery.server";
import { createHostClient, type HostRequest } from "./host-client.server";
import { notResponded } from "./no-response.server";
import { mergeHeaders, onlyPassedBack, onlyPassedOn } from "./passed-headers.server";
import { withPriceCodes } from "./price-code-cookies.server";
import { pathForStore, providerStore } from "./provider-store.server";
import { readWithin } from "./read-within.server";
import { withoutSessionId } from "./session-id";
import { tokenOfCookie, withBearer } from "./with-bearer.server";

export { visitorNetwork } from "~/engine";

/** The provider of this process: the embedded engine, in process, or the host of PROVIDER_URL. */

/** Maximum request size: a photo of 60 MB. */
const MAX_SENT_BYTES = 61 * 1024 * 1024;
/** Maximum response size; specification §7. */
const MAX_READ_BYTES = 5_000_000;

/** GET /graphql/schema.graphql: the engine's schema as text, where it is not secret; 404 otherwise. */
export function respondWithSchema(): Response {
  const { providerUrl, isSchemaPublic } = currentSettings();
  if (providerUrl || !isSchemaPublic) return new Response("Not found", { status: 404 });
  return new Response(schemaText(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Serves a call of a program to the staff's API: 404 when the provider is another host. */
export async function respondAsAdminApi(request: Request): Promise<Response> {
  if (currentSettings().providerUrl) return new Response("Not found", { status: 404 });
  return handle(request);
}

const GRAPHQL_CALL = /^https?:\/\/[^/]+\/(?:graphql|admin-api)$/;
const GRAPHQL = /^\/graphql\/?$/;

const host = createHostClient({
  timeoutMilliseconds: currentSettings().providerTimeout,
  maxBytes: MAX_READ_BYTES,
});

/** Base URL of the provider, without a trailing slash. */
export function providerAddress(): string {
  return (currentSettings().providerUrl ?? "http://engine.internal").replace(/\/$/, "");
}

/** Calls `evict` with the path of each page that the engine invalidates, or with null for everything. */
export function onEngineInvalidation(evict: (path: string | null) => void): void {
  onInvalidation(evict);
}

/** `fetch` for buffered responses of the provider: the engine, without a socket, or the remote host. */
export function providerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!currentSettings().providerUrl) return asOwnCall(input, init) ?? handle(new Request(input, init));
  return host.read(new URL(input instanceof Request ? input.url : input), init);
}

/** Calls the engine directly with the JSON text that a GraphQL client posts (graphql-client.server.ts); null for others. */
function asOwnCall(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> | null {
  const { method, body, headers } = init;
  if (method !== "POST" || typeof body !== "string" || !isPlain(headers)) return null;
  const url = String(input);
  return GRAPHQL_CALL.test(url) ? call({ method, url, headers: new OwnHeaders(headers), body }) : null;
}

function isPlain(headers: HeadersInit | undefined): headers is Record<string, string> {
  return headers !== undefined && !Array.isArray(headers) && !(headers instanceof Headers);
}

/** The same for streamed responses, such as files of any length. */
export function providerStream(address: string, call?: HostRequest): Promise<Response> {
  if (!currentSettings().providerUrl) return handle(new Request(address, call));
  return host.stream(new URL(address), call);
}

/** Warnings for the operator about the embedded engine, one sentence each. */
export function providerWarnings(): Promise<string[]> {
  return openingWarnings();
}

/** Closes the embedded engine once `answered` resolves; no effect for a remote host. */
export async function closeProvider(answered: Promise<unknown>): Promise<void> {
  await (currentSettings().providerUrl ? answered : close(answered));
}

/**
 * Serves a call of a browser or third party to this site's API, such as POST /graphql: 403 for a forged state-changing
 * call, 400 for an unknown store, 503 when a remote host does not respond.
 */
export async function respondAsProvider(sent: Request): Promise<Response> {
  const forged = await rejectForgery(sent, await tokenOfCookie(sent));
  if (forged) return forged;
  const request = await withPriceCodes(await withBearer(sent));
  const asked = askedStore(currentSettings(), request);
  if (!currentSettings().providerUrl) {
    const isGraphql = GRAPHQL.test(new URL(request.url).pathname);
    const response = await handle(request);
    return isGraphql && asked !== null ? withAbsolutePictures(response, asked) : response;
  }
  if (asked === null) return storeNotFound(request);
  const store = asked === currentSettings().brand ? providerStore() : asked;
  const url = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await readWithin(request, MAX_SENT_BYTES) : undefined;
  // GraphQL responses have one chunk, so buffering is cheaper than streaming.
  const ask = GRAPHQL.test(url.pathname) ? providerFetch : providerStream;
  const answered = await ask(
    `${providerAddress()}${pathForStore(url.pathname, store)}${withoutSessionId(url)}`,
    {
      method: request.method,
      headers: onlyPassedOn(request.headers, store),
      body,
      signal: sent.signal,
    },
  ).catch(notResponded);
  const headers = onlyPassedBack(answered.headers, url.pathname);
  return new Response(answered.body, {
    status: answered.status,
    headers: request === sent ? headers : mergeHeaders(headers),
  });
}
