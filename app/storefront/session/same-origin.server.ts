/** Rejects forms submitted by another site. @throws Response 403 when the browser reports a cross-site request */
export function requireSameOrigin(request: Request): void {
  if (request.headers.get("Sec-Fetch-Site") !== "cross-site") return;
  throw new Response("This form came from another site. Please fill it out here.", { status: 403 });
}
