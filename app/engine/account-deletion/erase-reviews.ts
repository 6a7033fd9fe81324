import type { Settings } from "~/settings/settings.server";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Row, Transaction } from "../database/schema";
import { authorKey } from "../reviews/author-key";
import { lockRatings, recountProduct, recountShop } from "../reviews/recount-ratings";

/** Deletes a customer's reviews, also those written as a guest with the same confirmed address, and recounts ratings. */
export async function eraseReviews(
  transaction: Transaction,
  settings: Settings,
  customer: Pick<Row<"customer">, "id" | "store_code" | "email" | "email_confirmed_at">,
): Promise<void> {
  const { id, store_code, email } = customer;
  const keys = [authorKey(settings, { customerId: id, email })];
  if (confirmedEmailAt(customer)) keys.push(authorKey(settings, { customerId: null, email }));
  await deleteReviews(transaction, store_code, keys);
}

/** Deletes the reviews that a guest wrote with an address that they have proven, and recounts ratings. */
export async function eraseGuestReviews(
  transaction: Transaction,
  settings: Settings,
  { store_code, email }: Pick<Row<"customer">, "store_code" | "email">,
): Promise<void> {
  await deleteReviews(transaction, store_code, [authorKey(settings, { customerId: null, email })]);
}

async function deleteReviews(transaction: Transaction, store_code: string, keys: string[]): Promise<void> {
  const deleted = await transaction
    .deleteFrom("review")
    .where("store_code", "=", store_code)
    .where("author_key", "in", keys)
    .returning("sku")
    .execute();
  if (deleted.length === 0) return;
  await lockRatings(transaction, store_code);
  const skus = new Set(deleted.flatMap(({ sku }) => (sku === null ? [] : [sku])));
  for (const sku of skus) await recountProduct(transaction, sku);
  await recountShop(transaction, store_code);
  await invalidateCache(transaction);
}
