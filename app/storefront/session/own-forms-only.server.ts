/** Lets no other site send our forms in a shopper's name. @throws Response 403 when the browser says that one did */
export function ownFormsOnly(request: Request): void {
  if (request.headers.get("Sec-Fetch-Site") !== "cross-site") return;
  throw new Response("This form was sent by another site. Please fill it in here.", { status: 403 });
}
