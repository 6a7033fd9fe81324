import { balanceCentsOf } from "../balances/cart/paid-by-balances";
import { additionalInformation } from "../carts/additional-information";
import { chosenValues } from "../carts/chosen-values";
import type { CartView } from "../carts/view-cart";
import { type CartLine, lineName } from "../carts/view-line";
import type { Connection, NewRow, Row } from "../database/schema";
import { typedFields } from "../gift-certificates/gift-fields";
import { placeOf } from "../promotions/coupon-person";
import { redeemCoupon } from "../promotions/coupon-uses";
import { randomId } from "../shared/secrets";
import { writeOrderTaxes } from "../tax/orders/write-order-taxes";
import { totalOf } from "../totals/total";
import type { Attribution } from "./attribution";
import { buyerName } from "./buyer-name";
import { makeOrderNumber } from "./order-number";
import type { OrderItemOption } from "./view-orders";

/** The order's owner: the signed-in customer, also when the cart was a guest's. */
export type Buyer = Pick<Row<"sales_order">, "email"> & { customerId: number | null };

/** The buyer, and how they found the store; null without their consent. */
export type AttributedBuyer = Buyer & { attribution: Attribution | null };

/** Creates the order of a valid cart with its current names, prices, tax and designs; records the use of a coupon. */
export async function writeOrder(
  db: Connection,
  view: CartView,
  buyer: AttributedBuyer,
): Promise<Row<"sales_order">> {
  const { id } = await db
    .insertInto("sales_order")
    .values(orderRow(view, buyer))
    .returning("id")
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto("sales_order_item")
    .values(itemRows(view, id))
    .returning(["id", "position"])
    .execute();
  const itemIds = items.toSorted((one, other) => one.position - other.position).map((item) => item.id);
  await writeOrderTaxes(db, view, id, itemIds);
  if (view.coupon) {
    const order = { id, store_code: view.cart.store_code, email: buyer.email };
    await redeemCoupon(db, view.coupon.code, { order, place: placeOf(view.cart), totals: view.totals });
  }
  return db
    .updateTable("sales_order")
    .set({ number: makeOrderNumber(view.cart.store_code, id) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The number is derived from the id; until that is known, the token is its placeholder. */
function orderRow(
  view: CartView,
  { customerId, email, attribution }: AttributedBuyer,
): NewRow<"sales_order"> {
  const { cart, shippingAddress, shippingOffers, totals } = view;
  const cents = totalOf(totals, "grand_total");
  const payment = view.paymentMethods.find(({ code }) => code === cart.payment_method);
  if (!payment) throw new Error("A cart without a payment method cannot be ordered.");
  const offer = shippingOffers.find(({ method }) => method.code === cart.shipping_method);
  const token = randomId();
  return {
    number: token,
    token,
    store_code: cart.store_code,
    cart_id: cart.id,
    customer_id: customerId,
    email,
    status: payment.firstStatus,
    shipping_method: offer?.method.code ?? null,
    shipping_method_title: offer?.method.title ?? null,
    payment_method: payment.code,
    payment_method_title: payment.title,
    shipping_address: shippingAddress && JSON.stringify(shippingAddress),
    billing_address: JSON.stringify(view.billingAddress),
    buyer_name: view.billingAddress && buyerName(view.billingAddress),
    totals: JSON.stringify(totals.lines.map(({ code, label, cents }) => ({ code, label, cents }))),
    grand_total_cents: cents,
    balance_cents: balanceCentsOf(totals.lines),
    tax_calculation: view.calculation?.id ?? null,
    arrival_date: offer?.arrivalDate ?? null,
    additional_information: attribution
      ? JSON.stringify({ ...additionalInformation(cart), attribution })
      : cart.additional_information,
    price_code: view.lines.some(isByCode) ? cart.price_code : null,
    created_at: new Date().toISOString(),
  };
}

/** True if the line is reduced by the price code, not by membership. */
function isByCode({ offerPriceCents, isMemberPrice }: CartLine): boolean {
  return offerPriceCents !== null && !isMemberPrice;
}

function itemRows({ totals }: CartView, orderId: number): NewRow<"sales_order_item">[] {
  return totals.rows.map((row, index) => {
    const { line } = row;
    const { isFreeGift, item, options, product, unitPriceCents, wrapping } = line;
    return {
      order_id: orderId,
      sku: product.sku,
      name: lineName(line),
      url_key: product.url_key,
      quantity: item.quantity,
      options: JSON.stringify(itemOptions(product, options)),
      unit_price_cents: unitPriceCents,
      row_total_cents: row.rowCents,
      offer_cents: row.offerCents,
      discount_cents: row.discountCents,
      tax_cents: row.taxCents,
      design_id: item.design_id,
      design_revision: item.design_revision,
      design_counts: item.design_counts,
      gift_wrapping: wrapping?.title ?? null,
      gift_wrapping_cents: row.wrappingCents,
      gift_message: item.gift_message,
      is_free_gift: isFreeGift ? 1 : 0,
      position: index + 1,
    };
  });
}

/** Chosen options, then entered texts, with their current titles. */
function itemOptions(product: CartLine["product"], options: CartLine["options"]): OrderItemOption[] {
  const chosen = chosenValues(product, options).map(({ option, value }) => ({
    code: option.code,
    label: option.title,
    value: value.code,
    title: value.title,
  }));
  return [...chosen, ...typedFields(product, options)];
}
