import type { Kysely } from "kysely";
import { CART_NOT_ACTIVE, cartNotFound, mayUse } from "../carts/cart-access";
import { cartVisitor, lockCart, updateCart } from "../carts/change-cart";
import { type CartView, viewCart } from "../carts/view-cart";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { PlaceOrderError } from "../graphql/resolvers.generated";
import { isHosted } from "../payments/payment-methods";
import { personalCouponProblem } from "../promotions/personal-coupon";
import { orderProblem, unable } from "./order-problem";
import { queueConfirmation } from "./queue-confirmation";
import { saveAddress } from "./save-address";
import { type OrderView, viewOrder } from "./view-orders";
import { type Buyer, writeOrder } from "./write-order";

export type Placed = { order: OrderView } | { refusal: PlaceOrderError };

/**
 * Makes an order of a cart, once: whoever asks again for the same cart is answered the same order. The cart's
 * row is locked first, so that two who ask at the same time come one after the other.
 */
export async function placeOrder(context: EngineContext, cartId: string): Promise<Placed> {
  const visitor = await cartVisitor(context);
  const customer = await context.customer();
  return context.db.transaction().execute(async (db): Promise<Placed> => {
    const cart = await lockCart(db, cartId, visitor);
    if (!cart || !mayUse(cart, visitor)) return refused("CART_NOT_FOUND", cartNotFound(cartId));
    const known = await findOrder(db, cart.id);
    if (known) return { order: await viewOrder(db, known) };
    if (!cart.is_active) return refused("CART_NOT_ACTIVE", CART_NOT_ACTIVE);

    const view = await viewCart(db, cart);
    const buyer = buyerOf(cart, customer);
    const problem = await placingProblem(db, view, buyer);
    if (problem) return { refusal: problem };
    const order = await writeOrder(db, view, buyer);
    await updateCart(db, cart.id, { is_active: 0 });
    if (cart.save_in_address_book) await saveAddress(db, order);
    if (!isHosted(order.payment_method)) await queueConfirmation(db, context.settings, order);
    return { order: await viewOrder(db, order) };
  });
}

/** The customer who asks, also for a cart that was a guest's; else whoever left an address. */
function buyerOf(cart: Row<"cart">, customer: Row<"customer"> | null): Buyer {
  return { customerId: customer?.id ?? null, email: customer?.email ?? cart.email ?? "" };
}

/** What keeps the buyer from ordering this cart; null when nothing does. */
async function placingProblem(
  db: Kysely<Database>,
  view: CartView,
  buyer: Buyer,
): Promise<PlaceOrderError | null> {
  const problem = orderProblem(view, buyer.email);
  if (problem || !view.coupon) return problem;
  const { store_code } = view.cart;
  const couponProblem = await personalCouponProblem(db, store_code, view.coupon.code, buyer);
  return couponProblem ? unable(couponProblem) : null;
}

async function findOrder(db: Kysely<Database>, cartId: string): Promise<Row<"sales_order"> | undefined> {
  return db.selectFrom("sales_order").selectAll().where("cart_id", "=", cartId).executeTakeFirst();
}

function refused(code: PlaceOrderError["code"], message: string): Placed {
  return { refusal: { code, message } };
}
