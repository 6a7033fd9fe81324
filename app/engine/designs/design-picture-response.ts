import { productPicture } from "~/design/drawing/static-picture";
import { sampleBackground } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { loadingCache, textBytes } from "~/memory-cache.server";
import { liesInUsableCart } from "../abandoned-carts/cart-with-design";
import type { EngineContext } from "../graphql/context";
import { orderOfToken } from "../proofs/artwork-access";
import { rejected } from "../shared/json-response";
import { pictureResponse } from "../shared/picture-response";
import { drawPicture, respondWithPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import { ownerOf, owns } from "./owner";
import { findDesign, readRevision, type SavedDesign } from "./read-design";
import { readSharedDesign } from "./shared-design";
import { surfacePicture } from "./surface-picture";

/** Pictures with photos have about 100 KB each. */
const cached = loadingCache<string>("designPictures", textBytes);

/**
 * GET /rest/mpc/V1/designs/{id}/{revision}/picture.svg: for the design's owner, for those who ordered that revision or
 * have it in the cart, and for those the owner shares it with. `order` is a token of such an order, `share` the token
 * of the design's link, `reminder` that of an abandoned cart's link, `payment_link` that of a draft order's; the header `cartId` names the visitor's own cart;
 * `surface` requests that surface, flat.
 */
export async function respondWithDesignPicture(
  request: Request,
  context: EngineContext,
  id: string,
  revision: string,
): Promise<Response> {
  const design = await findDesign(context, id);
  const { searchParams } = new URL(request.url);
  const mayView =
    design &&
    (owns(await ownerOf(context), design) ||
      (await isShared(context, searchParams.get("share"), id, Number(revision))) ||
      (await isOfOrder(context, searchParams.get("order"), id, Number(revision))) ||
      (await hasOrdered(context, id, Number(revision))) ||
      (await liesInUsableCart(context, { id, revision: Number(revision), ...cartOf(request) })));
  const saved = mayView ? await readRevision(context.db, design, Number(revision)) : null;
  const surface = searchParams.get("surface");
  return respondWithPicture(async () => {
    const svg =
      saved && (surface === null ? designPicture(context, saved) : surfacePicture(context, saved, surface));
    const drawn = await svg;
    if (!drawn) return rejected("No such picture.", 404, "not-found");
    const version = `${id}-${revision}-${surface ?? ""}`;
    return pictureResponse(request, drawn, { version, isImmutable: true, isPublic: false });
  });
}

/** The cart that grants access to the picture: the visitor's own, or that of a link in an email. */
function cartOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    cartId: request.headers.get("cartId"),
    reminder: searchParams.get("reminder"),
    paymentLink: searchParams.get("payment_link"),
  };
}

/** A shared link only shows the latest revision. */
async function isShared(context: EngineContext, token: string | null, designId: string, revision: number) {
  const shared = token ? await readSharedDesign(context, token) : null;
  return shared?.design.id === designId && shared.revision === revision;
}

async function isOfOrder(context: EngineContext, token: string | null, designId: string, revision: number) {
  const order = token ? await orderOfToken(context, token) : null;
  if (!order) return false;
  const item = await orderedItems(context, designId, revision)
    .where("sales_order.id", "=", order.id)
    .executeTakeFirst();
  return item !== undefined;
}

async function hasOrdered(context: EngineContext, designId: string, revision: number): Promise<boolean> {
  const customer = await context.customer();
  if (!customer) return false;
  const item = await orderedItems(context, designId, revision)
    .where("sales_order.customer_id", "=", customer.id)
    .executeTakeFirst();
  return item !== undefined;
}

function orderedItems({ db }: EngineContext, designId: string, revision: number) {
  return db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select("sales_order_item.id")
    .where("sales_order_item.design_id", "=", designId)
    .where("sales_order_item.design_revision", "=", revision);
}

/** The product with the design, as a self-contained SVG file with small embedded photos. */
function designPicture(context: EngineContext, saved: SavedDesign): Promise<string> {
  return cached(`${saved.design.id} ${saved.revision}`, () => drawDesign(context, saved));
}

async function drawDesign(context: EngineContext, { design, document }: SavedDesign): Promise<string> {
  const photos = await embeddedPhotos(context, document, "preview");
  const background = sampleBackground(design.sku);
  return drawPicture(context, () => productPicture(document, { photos, outline: serverOutline, background }));
}
