import { answer, close } from "~/engine/door";
import { currentSettings } from "~/settings.server";
import { withPriceCodes } from "./price-code-cookies.server";
import { readWithin } from "./read-within.server";
import { withBearer, withoutSessionId } from "./with-bearer.server";

/** Which provider this process speaks to: the embedded engine, in process, or the host of PROVIDER_URL. */

/** A photo of 25 MB is the most that is sent to a provider. */
const MOST_BYTES = 26 * 1024 * 1024;

/** What of a browser's request is a remote host's business; cookies of this site are not. */
const PASSED_ON = [
  "Accept",
  "Authorization",
  "Content-Currency",
  "Content-Type",
  "designOwner",
  "developer",
  "deviceToken",
  "If-None-Match",
  "pattern",
  "priceCache",
  "priceCache699",
  "Store",
  "User-Agent",
  "X-Forwarded-For",
];
/** What of a host's answer holds for ours. Its body arrives unpacked, so its length and encoding do not. */
const PASSED_BACK = ["Cache-Control", "Content-Disposition", "Content-Type", "ETag", "Location"];

/** Base address of the provider, without a slash at its end. */
export function providerAddress(): string {
  return (currentSettings().providerUrl ?? "http://engine.internal").replace(/\/$/, "");
}

/** `fetch` that reaches the provider: the engine without a socket, or the remote host. */
export function providerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { providerUrl, providerTimeout } = currentSettings();
  if (!providerUrl) return answer(new Request(input, init));
  return fetch(input, { ...init, signal: AbortSignal.timeout(providerTimeout) });
}

/** Closes the embedded engine once `answered` has come; a remote host has nothing to close. */
export async function closeProvider(answered: Promise<unknown>): Promise<void> {
  await (currentSettings().providerUrl ? answered : close(answered));
}

/** Answers a browser or third party that calls this site as the provider, such as POST /graphql. */
export async function answerAsProvider(sent: Request): Promise<Response> {
  const request = await withPriceCodes(await withBearer(sent));
  if (!currentSettings().providerUrl) return answer(request);
  const url = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const answered = await providerFetch(`${providerAddress()}${url.pathname}${withoutSessionId(url)}`, {
    method: request.method,
    headers: only(PASSED_ON, request.headers),
    body: hasBody ? await readWithin(request, MOST_BYTES) : undefined,
    redirect: "manual",
  });
  return new Response(answered.body, {
    status: answered.status,
    headers: only(PASSED_BACK, answered.headers),
  });
}

function only(names: string[], headers: Headers): Headers {
  const passed = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}
