import { PICTURE_POLICY } from "~/design/drawing/picture-policy";
import { openProvider } from "~/provider/provider.server";

const PASSED_ON = ["Content-Type", "Content-Length", "ETag", "Last-Modified"];
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[\w.-]{1,600}$/;
const DAY = 24 * 60 * 60;

/**
 * A photo of the shopper who asks: in one of its two sizes, or on a product by a name such as on-photo-mug.svg.
 * @throws Response 404 when it is not theirs.
 */
export function forwardPhoto(request: Request, id = "", file = ""): Promise<Response> {
  if (!ID.test(id)) throw notFound();
  const sku = /^on-([\w-]{1,64})\.svg$/.exec(file)?.[1];
  if (sku) return forward(request, `/rest/mpc/V1/photos/${id}/on/${sku}.svg`);
  if (!/^(display|thumbnail)$/.test(file)) throw notFound();
  return forward(request, `/rest/mpc/V1/photos/${id}/${file}`);
}

/** A photo that was shared with the shop, for the token of its mail. @throws Response 404 when the token opens none. */
export function forwardSharedPhoto(request: Request, token = ""): Promise<Response> {
  if (!TOKEN.test(token)) throw notFound();
  return forward(request, `/rest/mpc/V1/shared-photos/${token}`);
}

/** The picture of a design, by a file name such as 3.svg; its search may name a surface and an order's token. @throws Response 404 when it is not the shopper's. */
export function forwardDesignPicture(request: Request, id = "", file = ""): Promise<Response> {
  const revision = /^(\d{1,9})\.svg$/.exec(file)?.[1];
  if (!ID.test(id) || !revision) throw notFound();
  const { search } = new URL(request.url);
  return forward(request, `/rest/mpc/V1/designs/${id}/${revision}/picture.svg${search}`);
}

/** Neither a photo nor a revision ever changes, so the shopper's own browser may keep it; nobody else may. */
async function forward(request: Request, path: string): Promise<Response> {
  const provider = await openProvider(request);
  const known = request.headers.get("If-None-Match");
  const found = await provider.file(path, {
    signal: request.signal,
    headers: {
      ...(known && { "If-None-Match": known }),
      ...(provider.cartId && { cartId: provider.cartId }),
    },
  });
  if (!found.ok && found.status !== 304) {
    await found.body?.cancel();
    throw notFound();
  }
  const headers = new Headers({
    "Cache-Control": `private, max-age=${DAY}, immutable`,
    "Content-Security-Policy": `${PICTURE_POLICY}; sandbox`,
    "X-Content-Type-Options": "nosniff",
    Vary: "Cookie",
  });
  for (const name of PASSED_ON) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(found.body, { status: found.status, headers });
}

function notFound(): Response {
  return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
}
