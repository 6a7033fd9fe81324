import type { ExpressionBuilder } from "kysely";
import type { Database, Row, Transaction } from "../database/schema";
import { deleteCertificates } from "../gift-certificates/delete-certificates";
import type { OrderStatus } from "../orders/order-states";
import type { PostalAddress } from "../shared/postal-address";
import { randomId } from "../shared/secrets";
import { detachOrderedDesigns } from "./sweep-designs";

const LAST_STATES: OrderStatus[] = ["delivered", "cancelled", "refunded"];

/** Condition for closed orders: nothing left to ship and no open claim. Other orders still need their address. */
export function isOver(order: ExpressionBuilder<Database, "sales_order">) {
  const openClaim = order
    .selectFrom("order_claim")
    .select("order_claim.id")
    .whereRef("order_claim.order_id", "=", "sales_order.id")
    .where("order_claim.status", "=", "open");
  return order.and([order("sales_order.status", "in", LAST_STATES), order.not(order.exists(openClaim))]);
}

type Order = Pick<Row<"sales_order">, "id" | "shipping_address" | "billing_address">;

/**
 * Erases personal data from an order: names, addresses, designs, gift messages, tracking numbers and comments. Bookkeeping needs the
 * number, items, amounts, payment and the taxed state: those stay.
 */
export async function eraseOrder(transaction: Transaction, order: Order): Promise<void> {
  await detachOrderedDesigns(transaction, order.id);
  await deleteCart(transaction, order.id);
  await transaction
    .updateTable("sales_order")
    .set({
      customer_id: null,
      account_deleted_at: null,
      cart_id: null,
      email: "",
      token: randomId(),
      shipping_address: order.shipping_address && withoutPerson(order.shipping_address),
      billing_address: withoutPerson(order.billing_address),
      buyer_name: null,
      additional_information: null,
    })
    .where("id", "=", order.id)
    .execute();
  await transaction
    .updateTable("sales_order_item")
    .set({ design_id: null, design_revision: null, gift_message: null })
    .where("order_id", "=", order.id)
    .execute();
  await transaction.updateTable("coupon_use").set({ mailbox: "" }).where("order_id", "=", order.id).execute();
  await deleteCertificates(transaction, order.id);
  await transaction
    .deleteFrom("mail_outbox")
    .where("order_id", "=", order.id)
    .where((mail) => mail.or([mail("sent_at", "is not", null), mail("given_up_at", "is not", null)]))
    .execute();
  await transaction
    .updateTable("shipment")
    .set({ tracking_number: "" })
    .where("order_id", "=", order.id)
    .execute();
  await transaction
    .updateTable("shipping_label")
    .set({ tracking_number: null, file_url: null })
    .where("order_id", "=", order.id)
    .execute();
  await transaction
    .updateTable("order_claim")
    .set({ message: "", answer: "", photo_id: null })
    .where("order_id", "=", order.id)
    .execute();
  await transaction
    .updateTable("order_remake")
    .set({ reason: "" })
    .where("order_id", "=", order.id)
    .execute();
  await transaction.updateTable("order_comment").set({ text: "" }).where("order_id", "=", order.id).execute();
  for (const table of ["proof", "order_verification", "print_task", "print_hold"] as const)
    await transaction.deleteFrom(table).where("order_id", "=", order.id).execute();
}

/** Erases the cart that the order was made from; it may be a guest's, and contains the addresses, too. */
async function deleteCart(transaction: Transaction, orderId: number): Promise<void> {
  const cartId = transaction.selectFrom("sales_order").select("cart_id").where("id", "=", orderId);
  await transaction.deleteFrom("cart").where("id", "=", cartId).execute();
}

function withoutPerson(json: string): string {
  const { region_code }: PostalAddress = JSON.parse(json);
  const address: PostalAddress = {
    firstname: "",
    lastname: "",
    company: null,
    street: [],
    city: "",
    region_code,
    postcode: "",
    country_code: "US",
    telephone: "",
  };
  return JSON.stringify(address);
}
