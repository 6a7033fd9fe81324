import { customerTokenCookie, readHeaderCookie } from "./cookies.server";
import { SESSION_PARAMETER } from "./session-id";

const API = /^\/(?:graphql\/?$|rest\/)/;
const TOKEN = /^[\w-]{16,200}$/;

/**
 * Adds the bearer token to an API call: from the header, otherwise from the session cookie, otherwise from the
 * parameter `sessionid` (specification §7). Other calls are unchanged.
 */
export async function withBearer(request: Request): Promise<Request> {
  if (!takesBearer(request)) return request;
  const parameter = new URL(request.url).searchParams.get(SESSION_PARAMETER) ?? "";
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
