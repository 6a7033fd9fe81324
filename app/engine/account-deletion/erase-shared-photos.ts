import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Database, Row, Transaction } from "../database/schema";
import { detachGuestPhotos } from "./sweep-designs";

type Owner = (
  photo: ExpressionBuilder<Database, "shared_photo">,
) => ExpressionWrapper<Database, "shared_photo", SqlBool>;

/**
 * Ends the sharing of a customer's photos, also of those shared as a guest with the same confirmed address, and evicts
 * the pages on which they are shown.
 */
export async function eraseSharedPhotos(
  transaction: Transaction,
  customer: Pick<Row<"customer">, "id" | "store_code" | "email" | "email_confirmed_at">,
): Promise<void> {
  const { id, store_code, email } = customer;
  const isConfirmed = confirmedEmailAt(customer) !== null;
  await endSharing(transaction, store_code, (photo) =>
    photo.or([photo("customer_id", "=", id), ...(isConfirmed ? [photo("email", "=", email)] : [])]),
  );
}

/** The same for photos shared as a guest with an address that they have proven; the photos are erased, too. */
export async function eraseGuestSharedPhotos(
  transaction: Transaction,
  { store_code, email }: Pick<Row<"customer">, "store_code" | "email">,
): Promise<void> {
  const photos = await endSharing(transaction, store_code, (photo) =>
    photo.and([photo("customer_id", "is", null), photo("email", "=", email)]),
  );
  await detachGuestPhotos(transaction, photos);
}

/** @returns the ids of the photos */
async function endSharing(transaction: Transaction, store_code: string, owner: Owner): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom("shared_photo")
    .where("store_code", "=", store_code)
    .where(owner)
    .returning(["photo_id", "status"])
    .execute();
  if (deleted.some(({ status }) => status === "approved")) await invalidateCache(transaction);
  return deleted.map(({ photo_id }) => photo_id);
}
