import { customerTokenCookie, readHeaderCookie } from "./cookies.server";

const API = /^\/(?:graphql\/?$|rest\/)/;
const PARAMETER = "sessionid";
const TOKEN = /^[\w-]{16,200}$/;

/**
 * A call of the API as the provider takes it: the bearer is the header's, else that of the session cookie, else that of
 * the parameter `sessionid` (specification §7). Other calls stay as they are.
 */
export async function withBearer(request: Request): Promise<Request> {
  if (!takesBearer(request)) return request;
  const parameter = new URL(request.url).searchParams.get(PARAMETER) ?? "";
  const token = (await tokenOfCookie(request)) ?? (TOKEN.test(parameter) ? parameter : null);
  if (!token) return request;
  const headers = new Headers(request.headers);
  headers.set("Authorization", `Bearer ${token}`);
  return new Request(request, { headers });
}

/** The customer token that such a call takes from the session cookie; null when it takes none. */
export async function tokenOfCookie(request: Request): Promise<string | null> {
  return takesBearer(request) ? readHeaderCookie(request, customerTokenCookie) : null;
}

function takesBearer(request: Request): boolean {
  return API.test(new URL(request.url).pathname) && !request.headers.has("Authorization");
}

/** The query of an address without that parameter, which goes no further than here. */
export function withoutSessionId(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  if (!parameters.has(PARAMETER)) return url.search;
  parameters.delete(PARAMETER);
  return parameters.size > 0 ? `?${parameters}` : "";
}
