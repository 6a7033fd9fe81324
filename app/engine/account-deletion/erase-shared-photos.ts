import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Row, Transaction } from "../database/schema";

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
  const deleted = await transaction
    .deleteFrom("shared_photo")
    .where("store_code", "=", store_code)
    .where((photo) =>
      photo.or([photo("customer_id", "=", id), ...(isConfirmed ? [photo("email", "=", email)] : [])]),
    )
    .returning("status")
    .execute();
  if (deleted.some(({ status }) => status === "approved")) await invalidateCache(transaction);
}
