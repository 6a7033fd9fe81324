import { answer } from "~/engine/door";
import { currentSettings } from "~/settings.server";

/** Which provider this process speaks to: the embedded engine, in process, or the host of PROVIDER_URL. */

/** Base address of the provider, without a slash at its end. */
export function providerAddress(): string {
  return (currentSettings().providerUrl ?? "http://engine.internal").replace(/\/$/, "");
}

/** `fetch` that reaches the provider: the engine without a socket, or the remote host. */
export function providerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (currentSettings().providerUrl) return fetch(input, init);
  return answer(new Request(input, init));
}

/** Answers a browser or third party that calls this site as the provider, such as POST /graphql. */
export async function answerAsProvider(request: Request): Promise<Response> {
  if (!currentSettings().providerUrl) return answer(request);
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return providerFetch(`${providerAddress()}${pathname}${search}`, {
    method: request.method,
    headers: request.headers,
    body: hasBody ? await request.arrayBuffer() : undefined,
    redirect: "manual",
  });
}
