import { deliver, move, ship, type TestOrder } from "../../../tests/engine/atelier";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";
import { orderOf, pay } from "../../../tests/engine/paid-orders";
import { printAll } from "../../../tests/engine/print-shop";
import {
  ADDRESS,
  add,
  billTo,
  newCart,
  ownCart,
  payBy,
  place,
  setEmail,
  shipTo,
} from "../../../tests/engine/shopper";
import { daysAgo, spreadSteps } from "./past";
import { requireDone } from "./staff";

interface Wanted {
  lines: object[];
  /** Age of the order in days. */
  daysAgo?: number;
  payment?: "checkmo" | "sandbox_hosted";
  /** Further steps with the cart before ordering it. */
  prepare?: (cartId: string) => Promise<unknown>;
  /** For a guest. */
  email?: string;
  address?: object;
  /** True if nothing in it is shipped. */
  isVirtual?: boolean;
}

/** Places an unpaid order. */
export async function order(
  shop: EngineFixture,
  sender: Sender,
  {
    lines,
    daysAgo: days = 0,
    payment = "checkmo",
    prepare,
    email,
    address = ADDRESS,
    isVirtual = false,
  }: Wanted,
): Promise<TestOrder> {
  const cart = sender.token ? await ownCart(shop, sender) : await newCart(shop, sender);
  await fillCart(shop, sender, cart, lines);
  if (email) await setEmail(shop, sender, cart, email);
  if (isVirtual) await billTo(shop, sender, cart, { address });
  else await shipTo(shop, sender, cart, { address });
  await prepare?.(cart);
  await payBy(shop, sender, cart, payment);
  const { data } = await place(shop, sender, cart);
  if (!data.placeOrder.orderV2) throw new Error(`No order: ${JSON.stringify(data.placeOrder.errors)}`);
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  await daysAgo(shop, number, days);
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id };
}

export async function fillCart(shop: EngineFixture, sender: Sender, cart: string, lines: object[]) {
  const { data } = await add(shop, sender, cart, lines);
  const [rejected] = data.addProductsToCart.user_errors;
  if (rejected) throw new Error(`A line was refused: ${rejected.message}`);
}

/** Pays as the payment provider's notification does, or by check. */
export async function payOrder(shop: EngineFixture, { number }: TestOrder): Promise<void> {
  const row = await orderOf(shop, number);
  if (row.payment_method === "checkmo") await requireDone(move(shop, number, "TAKE_PAYMENT"));
  else await pay(shop, row);
}

type Reached = "processing" | "on_hold" | "in_production" | "shipped" | "delivered";

/** Moves an unpaid order to a status, as staff do. */
export async function take(shop: EngineFixture, placed: TestOrder, to: Reached): Promise<void> {
  await payOrder(shop, placed);
  await moveTo(shop, placed.number, to);
  await spreadSteps(shop, placed.number);
}

async function moveTo(shop: EngineFixture, number: string, to: Reached): Promise<void> {
  if (to === "processing") return;
  if (to === "on_hold") return requireDone(move(shop, number, "HOLD"));
  await printAll(shop);
  await requireDone(move(shop, number, "START_PRODUCTION"));
  if (to === "in_production") return;
  await requireDone(ship(shop, number));
  if (to === "delivered") await requireDone(deliver(shop, number, `${number}-1`));
}
