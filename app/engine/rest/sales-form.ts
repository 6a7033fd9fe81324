import type { OrderForm } from "../order-management/change-order";
import { orderVersion } from "../order-management/order-version";
import { progressOf } from "../orders/order-progress";
import { randomToken, sha256 } from "../shared/secrets";
import { wrongRequest } from "./magento-response";
import type { SalesCall } from "./sales-access";
import { salesOrder } from "./sales-lists";

const IDEMPOTENCY_KEY = /^[\w-]{1,200}$/;

/**
 * The order as it is now, as the form of a step. With the header Idempotency-Key, the same request acts once.
 * @throws Error 404 for an order outside the role's stores
 */
export async function formFor(call: SalesCall, orderId: string, step: string): Promise<OrderForm> {
  const order = await salesOrder(call, orderId);
  const version = orderVersion(order, await progressOf(call.context.db, order));
  const key = call.request.headers.get("Idempotency-Key");
  if (key === null) return { number: order.number, version, key: randomToken() };
  if (!IDEMPOTENCY_KEY.test(key))
    throw wrongRequest("Idempotency-Key must be 1 to 200 letters, digits, hyphens and underscores.");
  return { number: order.number, version, key: sha256(`${step} ${order.number} ${key}`) };
}
