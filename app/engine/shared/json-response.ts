/** The response wrapper of specification §3 around what was done. */
export function jsonResponse(data: object, status = 200): Response {
  return wrapped({ status: true, message: "", data, error: null }, status);
}

/** The same around what could not be done and why. */
export function rejected(message: string, status: number, error = "input"): Response {
  return wrapped({ status: false, message, data: null, error }, status);
}

/** To who may not do what they ask for (specification §8 "HTTP 401"). */
export function notAuthorized(): Response {
  return rejected("You are not authorized to perform this action.", 401, "authorization");
}

/** Not `Response.json`: remix-serve's own Response class has no such function. */
function wrapped(body: object, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
