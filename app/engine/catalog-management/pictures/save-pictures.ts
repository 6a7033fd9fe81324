import type { AdminContext } from "../../admin-api/admin-context";
import type { ProductPicturesInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { PHOTOS_FIELD } from "../../catalog/overrides/override-fields";
import type { GalleryPhotograph } from "../../catalog/photographs";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { entryOf } from "../audit-entry";
import { lockProduct, type ProductState, requireVersion } from "../product-state";
import { writeDraft } from "../write-draft";
import { draftedGallery, galleryChange, readAlternativeText } from "./product-gallery";

/**
 * Saves in a product's draft which pictures it has, in which order, with which texts, and which one is on cards. The shop
 * does not change. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the product is not as the form showed it; of category input that names the text, such
 * as alt-0, or for a file that is not the product's
 */
export async function saveProductPictures(context: AdminContext, input: ProductPicturesInput): Promise<void> {
  const { key, sku, version } = input;
  const wanted = input.pictures ? input.pictures.map(readPicture) : null;
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction, session }) {
      requireVersion(state, version);
      if (wanted) await requireOwnFiles(transaction, state, wanted);
      const change = wanted ? galleryChange(wanted) : new Map([[PHOTOS_FIELD, null]]);
      const changes = await writeDraft(transaction, state, change, session.user.id);
      return entryOf(state, changes.length === 0 ? "catalog.discard" : "catalog.draft", changes);
    },
  });
}

function readPicture(
  { file, alternative_text, is_on_card }: NonNullable<ProductPicturesInput["pictures"]>[number],
  index: number,
): GalleryPhotograph {
  return { file, alt: readAlternativeText(alternative_text, `alt-${index}`), isOnCard: is_on_card };
}

/** Pictures are those of the folder, of the draft, and all that were uploaded for the product. */
async function requireOwnFiles(
  db: Connection,
  state: ProductState,
  wanted: GalleryPhotograph[],
): Promise<void> {
  const files = wanted.map(({ file }) => file);
  if (new Set(files).size < files.length) throw inputError("A picture can be there only once.");
  if (wanted.filter(({ isOnCard }) => isOnCard).length > 1)
    throw inputError("Only one picture can be on cards.");
  const { sku, photos } = state.folder.product;
  const folder: GalleryPhotograph[] = JSON.parse(photos);
  const shown = new Set([...folder, ...draftedGallery(state)].map(({ file }) => file));
  const others = files.filter((file) => !shown.has(file));
  if (others.length === 0) return;
  const uploaded = await db
    .selectFrom("product_picture")
    .select("file")
    .where("sku", "=", sku)
    .where("file", "in", others)
    .execute();
  if (uploaded.length < others.length)
    throw inputError("One of these pictures isn't there anymore. Please reload the page.");
}
