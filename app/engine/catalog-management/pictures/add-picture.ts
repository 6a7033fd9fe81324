import { type AdminContext, requireSession } from "../../admin-api/admin-context";
import type { AddProductPictureInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { newPictureFile, removeUploadedPicture, storeUploadedPicture } from "../../catalog/uploaded-pictures";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { entryOf } from "../audit-entry";
import { lockProduct, requireVersion } from "../product-state";
import { writeDraft } from "../write-draft";
import { draftedGallery, galleryChange, readAlternativeText } from "./product-gallery";
import { readPictureFile } from "./read-picture-file";

/** Uploads of a product, with those that only its history shows. */
const MAX_UPLOADS = 100;

/**
 * Adds an uploaded picture to a product's draft, as its last one. The shop does not change. A form that is sent twice acts
 * once.
 * @throws GraphQLError CHANGED when the product is not as the form showed it; of category input that names the field
 */
export async function addProductPicture(context: AdminContext, input: AddProductPictureInput): Promise<void> {
  const { key, sku, version } = input;
  const { user } = await requireSession(context);
  const alt = readAlternativeText(input.alternative_text, "alternative_text");
  const bytes = await readPictureFile(input.content, `staff ${user.id}`);
  const file = newPictureFile(sku);
  let isUsed = false;
  try {
    await storeUploadedPicture(context.settings, file, bytes);
    await changeOnce(context, key, {
      lock: (transaction, session) => lockProduct(transaction, session, sku),
      async change(state, { transaction, session }) {
        requireVersion(state, version);
        await requireUploadsLeft(transaction, sku);
        const change = galleryChange([...draftedGallery(state), { file, alt, isOnCard: false }]);
        await transaction
          .insertInto("product_picture")
          .values({
            file,
            sku,
            bytes: bytes.length,
            admin_user_id: session.user.id,
            created_at: new Date().toISOString(),
          })
          .execute();
        const changes = await writeDraft(transaction, state, change, session.user.id);
        isUsed = true;
        return entryOf(state, "catalog.draft", changes);
      },
    });
  } catch (error) {
    isUsed = false;
    throw error;
  } finally {
    if (!isUsed) await removeUploadedPicture(context.settings, file);
  }
}

async function requireUploadsLeft(db: Connection, sku: string): Promise<void> {
  const { count } = await db
    .selectFrom("product_picture")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_UPLOADS)
    throw inputError(
      `This product has ${MAX_UPLOADS} uploaded pictures, with those of its history. That's the limit.`,
      "picture",
    );
}
