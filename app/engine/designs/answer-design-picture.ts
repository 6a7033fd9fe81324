import { productPicture } from "~/design/drawing/static-picture";
import { sampleBackground } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { loadingCache, textBytes } from "~/memory-cache.server";
import { liesInUsableCart } from "../abandoned-carts/cart-with-design";
import type { EngineContext } from "../graphql/context";
import { orderOfToken } from "../proofs/artwork-access";
import { refused } from "../shared/answer-json";
import { pictureResponse } from "../shared/picture-response";
import { answerPicture, drawPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import { ownerOf, owns } from "./owner";
import { findDesign, readRevision, type SavedDesign } from "./read-design";
import { readSharedDesign } from "./shared-design";
import { surfacePicture } from "./surface-picture";

/** Pictures with photos weigh some 100 kB each. */
const cached = loadingCache<string>("designPictures", textBytes);

/**
 * GET /rest/mpc/V1/designs/{id}/{revision}/picture.svg: for the design's owner, for who ordered that revision or has
 * it in the cart, and for whom the owner shares it with; `order` is a token of such an order, `share` the token of the
 * design's link, `reminder` that of the link to a cart that was left, the header `cartId` names the asker's own cart,
 * `surface` asks for that surface, flat.
 */
export async function answerDesignPicture(
  request: Request,
  context: EngineContext,
  id: string,
  revision: string,
): Promise<Response> {
  const design = await findDesign(context, id);
  const { searchParams } = new URL(request.url);
  const mayLook =
    design &&
    (owns(await ownerOf(context), design) ||
      (await isShared(context, searchParams.get("share"), id, Number(revision))) ||
      (await isOfOrder(context, searchParams.get("order"), id, Number(revision))) ||
      (await hasOrdered(context, id, Number(revision))) ||
      (await liesInUsableCart(context, { id, revision: Number(revision), ...cartOf(request) })));
  const saved = mayLook ? await readRevision(context.db, design, Number(revision)) : null;
  const surface = searchParams.get("surface");
  return answerPicture(async () => {
    const svg =
      saved && (surface === null ? designPicture(context, saved) : surfacePicture(context, saved, surface));
    const drawn = await svg;
    if (!drawn) return refused("No such picture.", 404, "not-found");
    const version = `${id}-${revision}-${surface ?? ""}`;
    return pictureResponse(request, drawn, { version, isImmutable: true, isPublic: false });
  });
}

/** The cart for which the picture is asked, by the asker's own or by the link of a reminder. */
function cartOf(request: Request) {
  return {
    cartId: request.headers.get("cartId"),
    reminder: new URL(request.url).searchParams.get("reminder"),
  };
}

/** A link shows the latest revision alone. */
async function isShared(
  context: EngineContext,
  token: string | null,
  designId: string,
  revision: number,
): Promise<boolean> {
  const shared = token ? await readSharedDesign(context, token) : null;
  return shared?.design.id === designId && shared.revision === revision;
}

async function isOfOrder(
  context: EngineContext,
  token: string | null,
  designId: string,
  revision: number,
): Promise<boolean> {
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

/** The product with the design, as an SVG file that stands alone: its photos are inside, small. */
function designPicture(context: EngineContext, saved: SavedDesign): Promise<string> {
  return cached(`${saved.design.id} ${saved.revision}`, () => drawDesign(context, saved));
}

async function drawDesign(context: EngineContext, { design, document }: SavedDesign): Promise<string> {
  const photos = await embeddedPhotos(context, document, "preview");
  const background = sampleBackground(design.sku);
  return drawPicture(context, () => productPicture(document, { photos, outline: serverOutline, background }));
}
