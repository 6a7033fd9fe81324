/** A successful response in the wrapper of specification §3. */
export function jsonResponse(data: object, status = 200): Response {
  return wrapped({ status: true, message: "", data, error: null }, status);
}

/** A failure in the same wrapper, with its reason. */
export function rejected(message: string, status: number, error = "input"): Response {
  return wrapped({ status: false, message, data: null, error }, status);
}

/** For callers without permission (specification §8 "HTTP 401"). */
export function notAuthorized(): Response {
  return rejected("You are not authorized to perform this action.", 401, "authorization");
}

/** Not `Response.json`, which remix-serve's Response class lacks. */
function wrapped(body: object, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
