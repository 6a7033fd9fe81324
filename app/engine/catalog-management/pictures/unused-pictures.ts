import type { UnusedPicture } from "../../admin-api/resolvers.generated";
import { PHOTOS_FIELD } from "../../catalog/overrides/override-fields";
import { type GalleryPhotograph, galleryAddress } from "../../catalog/photographs";
import type { Connection } from "../../database/schema";
import { type ProductState, publishedValue } from "../product-state";
import { draftedGallery } from "./product-gallery";

/** Files that the shop, the draft or the brand's folder shows. */
export function shownFiles(state: ProductState): Set<string> {
  const { photos } = state.folder.product;
  const field = state.fields.find(({ code }) => code === PHOTOS_FIELD);
  const inShop = field ? publishedValue(state, field) : photos;
  const galleries: GalleryPhotograph[][] = [JSON.parse(photos), JSON.parse(inShop), draftedGallery(state)];
  return new Set(galleries.flat().map(({ file }) => file));
}

/** Uploads of a product that only its history may show, the newest first; a product has few (see `addProductPicture`). */
export async function unusedPictures(db: Connection, state: ProductState): Promise<UnusedPicture[]> {
  const { sku, store_code } = state.folder.product;
  const uploaded = await db
    .selectFrom("product_picture")
    .select(["file", "created_at"])
    .where("sku", "=", sku)
    .orderBy("created_at", "desc")
    .orderBy("file")
    .execute();
  const shown = shownFiles(state);
  return uploaded
    .filter(({ file }) => !shown.has(file))
    .map(({ file, created_at }) => ({
      file,
      url: galleryAddress(store_code, file),
      uploaded_at: created_at,
    }));
}
