import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Row, Transaction } from "../database/schema";
import { eraseIssuedCards } from "../gift-card-management/erase-issued-cards";
import { deleteSubscription } from "../newsletter/move-subscription";
import { endPrivacyRequests } from "../privacy-requests/end-privacy-requests";
import { eraseOrder, isOver } from "./erase-order";
import { eraseReviews } from "./erase-reviews";
import { eraseSharedPhotos } from "./erase-shared-photos";
import { orderedLines } from "./ordered-lines";
import { detachDesigns, sweepDesigns } from "./sweep-designs";
import type { UnneededFiles } from "./unneeded-files";

type Leaver = Pick<Row<"customer">, "id" | "store_code" | "email" | "email_confirmed_at">;

/**
 * Erases a customer. Orders stay without personal data: closed ones at once, open ones once they are closed
 * (`eraseClosedOrders`). Rows linked by the email address alone are erased only when the customer has confirmed it.
 * @returns the files to delete after the transaction commits
 */
export async function eraseCustomer(
  transaction: Transaction,
  settings: Settings,
  customer: Leaver,
): Promise<UnneededFiles> {
  const lines = await leaveOrders(transaction, customer);
  await eraseReviews(transaction, settings, customer);
  await transaction.deleteFrom("personal_coupon").where("customer_id", "=", customer.id).execute();
  await eraseSharedPhotos(transaction, customer);
  await transaction.deleteFrom("cart").where("customer_id", "=", customer.id).execute();
  if (confirmedEmailAt(customer)) await eraseAddress(transaction, customer);
  await eraseSentCards(transaction, customer);
  await detachDesigns(transaction, customer.id);
  const photos = await sweepDesigns(transaction);
  await transaction.deleteFrom("customer").where("id", "=", customer.id).execute();
  return { photos, lines };
}

/** Removes the customer from their orders. @returns the ids of order lines whose print files are no longer needed */
async function leaveOrders(transaction: Transaction, { id }: Leaver): Promise<number[]> {
  const orders = await transaction
    .selectFrom("sales_order")
    .select(["id", "shipping_address", "billing_address"])
    .where("customer_id", "=", id)
    .where(isOver)
    .execute();
  const lines = await orderedLines(transaction, orders);
  for (const order of orders) await eraseOrder(transaction, order);
  await transaction
    .updateTable("sales_order")
    .set({ customer_id: null, account_deleted_at: new Date().toISOString() })
    .where("customer_id", "=", id)
    .execute();
  return lines;
}

/** Removes why staff blocked gift cards that the customer sent: the deleted account no longer leads to them. */
async function eraseSentCards(transaction: Transaction, { id }: Leaver): Promise<void> {
  await transaction
    .updateTable("gift_card")
    .set({ blocked_reason: "" })
    .where("blocked_at", "is not", null)
    .where("id", "in", (cards) =>
      cards.selectFrom("sent_gift_card").select("gift_card_id").where("customer_id", "=", id),
    )
    .execute();
}

/** Erases what only an email address links to its owner, who has proven it. */
export async function eraseAddress(
  transaction: Transaction,
  { store_code, email }: Pick<Leaver, "store_code" | "email">,
): Promise<void> {
  await deleteSubscription(transaction, { storeCode: store_code, email });
  for (const table of [
    "personal_coupon",
    "login_code",
    "social_check",
    "cart_reminder",
    "contact_message",
  ] as const) {
    await transaction
      .deleteFrom(table)
      .where("store_code", "=", store_code)
      .where("email", "=", email)
      .execute();
  }
  await eraseCarts(transaction, { store_code, email });
  await transaction
    .updateTable("product_question")
    .set({ email: null })
    .where("store_code", "=", store_code)
    .where("email", "=", email)
    .execute();
  await eraseIssuedCards(transaction, { store_code, email });
  await endPrivacyRequests(transaction, { store_code, email });
  await deleteEmails(transaction, store_code, email);
}

/** Deletes a guest's carts, with gift messages and typed options. An ordered one is deleted with its order. */
async function eraseCarts(
  transaction: Transaction,
  { store_code, email }: Pick<Leaver, "store_code" | "email">,
): Promise<void> {
  const carts = transaction
    .selectFrom("cart")
    .select("id")
    .where("store_code", "=", store_code)
    .where("email", "=", email)
    .where("customer_id", "is", null);
  await transaction.deleteFrom("draft_order").where("cart_id", "in", carts).execute();
  await transaction
    .deleteFrom("cart")
    .where("id", "in", carts)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("sales_order").select("id").whereRef("sales_order.cart_id", "=", "cart.id"))),
    )
    .execute();
  await transaction
    .updateTable("cart")
    .set({
      email: null,
      shipping_address: null,
      address_suggestion: null,
      billing_address: null,
      additional_information: null,
      staff_discount_cents: null,
    })
    .where("id", "in", carts)
    .execute();
}

/** Deletes emails sent to the address, or to the store about it. */
async function deleteEmails(transaction: Transaction, storeCode: string, email: string): Promise<void> {
  const namesAddress = sql<boolean>`replace(text_body, ${email}, '') <> text_body`;
  await transaction
    .deleteFrom("mail_outbox")
    .where("store_code", "=", storeCode)
    .where("sent_at", "is not", null)
    .where((mail) => mail.or([mail("recipient", "=", email), mail("reply_to", "=", email), namesAddress]))
    .execute();
}
