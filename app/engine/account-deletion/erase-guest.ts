import type { Settings } from "~/settings/settings.server";
import type { Transaction } from "../database/schema";
import { eraseAddress } from "./erase-customer";
import { eraseOrder, isOver } from "./erase-order";
import { eraseGuestReviews } from "./erase-reviews";
import { eraseGuestSharedPhotos } from "./erase-shared-photos";
import { orderedLines } from "./ordered-lines";
import { detachOrderedDesigns, sweepDesigns } from "./sweep-designs";
import type { UnneededFiles } from "./unneeded-files";

/** A mailbox whose owner has proven it. */
export interface Guest {
  store_code: string;
  email: string;
}

/**
 * Erases a guest, as `eraseCustomer` does an account: their orders stay without personal data, closed ones at once, open
 * ones once they are closed. Orders in an account are the account's.
 * @returns the files to delete after the transaction commits
 */
export async function eraseGuest(
  transaction: Transaction,
  settings: Settings,
  guest: Guest,
): Promise<UnneededFiles> {
  const ofGuest = transaction
    .selectFrom("sales_order")
    .select(["id", "shipping_address", "billing_address"])
    .where("store_code", "=", guest.store_code)
    .where("email", "=", guest.email)
    .where("customer_id", "is", null);
  const orders = await ofGuest.where(isOver).execute();
  const lines = await orderedLines(transaction, orders);
  for (const order of orders) await eraseOrder(transaction, order);
  // Otherwise the sweep takes photos that open orders have in common with what is erased now.
  for (const open of await ofGuest.execute()) await detachOrderedDesigns(transaction, open.id);
  await transaction
    .updateTable("sales_order")
    .set({ account_deleted_at: new Date().toISOString() })
    .where("store_code", "=", guest.store_code)
    .where("email", "=", guest.email)
    .where("customer_id", "is", null)
    .execute();
  await eraseGuestReviews(transaction, settings, guest);
  await eraseGuestSharedPhotos(transaction, guest);
  await eraseAddress(transaction, guest);
  return { photos: await sweepDesigns(transaction), lines };
}
