import type { AdminContext } from "../../admin-api/admin-context";
import type { DeleteProductPictureInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { PHOTOS_FIELD } from "../../catalog/overrides/override-fields";
import type { GalleryPhotograph } from "../../catalog/photographs";
import { isUploadedPicture, removeUploadedPicture } from "../../catalog/uploaded-pictures";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { entryOf } from "../audit-entry";
import { type FieldChanges, lockProduct, type ProductState, requireVersion } from "../product-state";
import { shownFiles } from "./unused-pictures";

/**
 * Deletes an uploaded picture that nothing shows, with its paintings, although the history may need it. A form that is
 * sent twice acts once.
 * @throws GraphQLError CHANGED when the product is not as the form showed it; of category input for a picture that is
 * shown or not there
 */
export async function deleteProductPicture(
  context: AdminContext,
  { key, sku, version, file }: DeleteProductPictureInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction }) {
      requireVersion(state, version);
      if (shownFiles(state).has(file))
        throw inputError(
          "The shop, the draft or the brand's folder shows this picture. Remove it there first.",
        );
      const deleted = await transaction
        .deleteFrom("product_picture")
        .where("sku", "=", sku)
        .where("file", "=", file)
        .returning("file")
        .executeTakeFirst();
      if (!deleted) throw inputError("This picture isn't there anymore. Please reload the page.");
      // Before the commit: a failure leaves a row, by which it is found and deleted again, and never a forgotten file.
      await removeUploadedPicture(context.settings, file);
      return entryOf(state, "catalog.picture-delete", [{ code: PHOTOS_FIELD }]);
    },
  });
}

/** @throws GraphQLError of category input when a picture that the changes would show again was deleted for good */
export async function requirePictures(
  db: Connection,
  state: ProductState,
  changes: FieldChanges,
): Promise<void> {
  const photos = changes.get(PHOTOS_FIELD);
  if (!photos) return;
  const shown = shownFiles(state);
  const files = (JSON.parse(photos) as GalleryPhotograph[])
    .map(({ file }) => file)
    .filter((file) => isUploadedPicture(file) && !shown.has(file));
  const uploaded = await db
    .selectFrom("product_picture")
    .select("file")
    .where("sku", "=", state.folder.product.sku)
    .where("file", "in", files)
    .execute();
  if (uploaded.length < files.length)
    throw inputError("“Pictures” can't be as before: one of those pictures was deleted for good.");
}
