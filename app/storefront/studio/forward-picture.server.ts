import { PICTURE_POLICY } from "~/design/drawing/picture-policy";
import { openProvider } from "~/provider/provider.server";
import { restPath } from "~/provider/provider-store.server";

const PASSED_ON = ["Content-Type", "Content-Length", "ETag", "Last-Modified"];
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[\w.-]{1,600}$/;
/** Seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Photos and revisions are immutable, so the visitor's browser may cache them, but shared caches may not. */
const OWN = `private, max-age=${DAY}, immutable`;

/**
 * Forwards a photo of the visitor: in one of its two sizes, or on a product with a name such as on-photo-mug.svg.
 * @throws Response 404 when it is not theirs
 */
export function forwardPhoto(request: Request, id = "", file = ""): Promise<Response> {
  if (!ID.test(id)) throw notFound();
  const sku = /^on-([\w-]{1,64})\.svg$/.exec(file)?.[1];
  if (sku) return forward(request, `photos/${id}/on/${sku}.svg`);
  if (!/^(display|thumbnail)$/.test(file)) throw notFound();
  return forward(request, `photos/${id}/${file}`);
}

/**
 * Forwards the picture of a layout, with a file name such as shared-arch.svg; the URL's search names options and one of
 * the visitor's photos.
 * @throws Response 404 when there is no such layout, or the photo is not theirs
 */
export function forwardLayout(request: Request, blueprint = "", file = ""): Promise<Response> {
  if (!/^[a-z0-9-]{1,40}$/.test(blueprint) || !/^[a-z0-9-]{1,40}\.svg$/.test(file)) throw notFound();
  const { search } = new URL(request.url);
  return forward(request, `layouts/${blueprint}/${file}${search}`);
}

/** Forwards a photo shared with the shop, by the token of its link in /admin. @throws Response 404 for an invalid token */
export function forwardSharedPhoto(request: Request, token = ""): Promise<Response> {
  if (!TOKEN.test(token)) throw notFound();
  return forward(request, `shared-photos/${token}`);
}

/**
 * Forwards a photo that a customer shared with everybody, in one of its two sizes. It is cached for an hour, since it may
 * be taken down.
 * @throws Response 404 when the shop does not show it
 */
export function forwardCustomerPhoto(request: Request, id = "", size = ""): Promise<Response> {
  if (!ID.test(id) || !/^(preview|thumbnail)$/.test(size)) throw notFound();
  return forward(request, `customer-photos/${id}/${size}`, `public, max-age=${HOUR}`);
}

/**
 * Forwards the picture of a design, with a file name such as 3.svg; the URL's search may name a surface and an order's
 * token.
 * @throws Response 404 when it is not the visitor's
 */
export function forwardDesignPicture(request: Request, id = "", file = ""): Promise<Response> {
  const revision = /^(\d{1,9})\.svg$/.exec(file)?.[1];
  if (!ID.test(id) || !revision) throw notFound();
  const { search } = new URL(request.url);
  return forward(request, `designs/${id}/${revision}/picture.svg${search}`);
}

async function forward(request: Request, path: string, caching = OWN): Promise<Response> {
  const provider = await openProvider(request);
  const known = request.headers.get("If-None-Match");
  const found = await provider.file(restPath(path), {
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
    "Cache-Control": caching,
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
