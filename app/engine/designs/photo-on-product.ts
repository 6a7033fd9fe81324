import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { productPicture } from "~/design/drawing/static-picture";
import { findBlueprint } from "~/design/products/known-products";
import { sampleBackground } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { pictureResponse } from "../shared/picture-response";
import { drawPicture, respondWithPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { focusOf } from "./view-photo";

/** The layout that shows one photo best, if the product has it. */
const ONE_PHOTO = "full-photo";

/** GET /rest/mpc/V1/photos/{id}/on/{sku}.svg: the product's initial design with the visitor's own photo. */
export async function respondWithPhotoOnProduct(
  request: Request,
  context: EngineContext,
  id: string,
  sku: string,
): Promise<Response> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  const product = (await loadProducts(context.db, context.storeCode, [sku])).get(sku);
  const isOwn = photo && owns(await ownerOf(context), photo);
  const document = isOwn && product && documentWith(product, photo);
  if (!document) return rejected("No such picture.", 404, "not-found");
  const photos = await embeddedPhotos(context, document, "preview");
  const background = sampleBackground(sku);
  return respondWithPicture(async () => {
    const picture = await drawPicture(context, () =>
      productPicture(document, { photos, outline: serverOutline, background }),
    );
    return pictureResponse(request, picture, { version: `${id}-${sku}`, isImmutable: true, isPublic: false });
  });
}

/** The product in the first value of each option, as its tool opens it; undefined for products sold undesigned. */
function documentWith(product: CatalogProduct, photo: Row<"photo">): DesignDocument | undefined {
  const blueprint = product.blueprint ? findBlueprint(product.blueprint) : undefined;
  if (!blueprint) return undefined;
  const hasOnePhoto = blueprint.templates.some(({ key }) => key === ONE_PHOTO);
  const start = startDocument(blueprint, {
    options: Object.fromEntries(product.options.map(({ code, values }) => [code, values[0]?.code ?? ""])),
    template: hasOnePhoto ? ONE_PHOTO : (product.template ?? undefined),
  });
  const { id, width, height, taken_at } = photo;
  const unplaced = { id, width, height, takenAt: taken_at, focus: focusOf(photo) };
  return applyCommand(start, { type: "fill-photos", photos: [unplaced] });
}
