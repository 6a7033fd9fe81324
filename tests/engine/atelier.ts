import type { EngineFixture, Sender } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { printDueOf } from "./print-shop";
import { place, readyCart } from "./shopper";
import { callAdmin, ownerOf, resultOf } from "./staff";

/** Test helpers for orders that staff process in /admin, as an owner. */

/** An order in tests. */
export interface TestOrder {
  id: string;
  number: string;
  token: string;
  total: number;
  itemId: string;
}

/** An order, paid by card or to be paid by check. */
export async function ordered(
  engine: EngineFixture,
  sender: Sender,
  { quantity = 1, payment = "checkmo" } = {},
): Promise<TestOrder> {
  const { data } = await place(engine, sender, await readyCart(engine, sender, { quantity, payment }));
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id };
}

/** An order as staff see it. @param fields of the staff's API */
export async function staffOrder<Order>(
  engine: EngineFixture,
  number: string,
  fields: string,
): Promise<Order> {
  const { token } = await ownerOf(engine);
  const query = `query ($number: String!) { order(number: $number) { ${fields} } }`;
  return resultOf<Order>(await callAdmin(engine, query, { number }, token), "order");
}

const operations = {
  TAKE_PAYMENT: "recordPayment",
  START_PRODUCTION: "startProduction",
  PRINT: "makePrintFiles",
  RELEASE: "releaseOrder",
};

/** Takes a step that needs nothing but, for some, a reason; files are printed before production, and when requested. */
export async function move(engine: EngineFixture, number: string, step: keyof typeof operations | "HOLD") {
  if (step === "HOLD") return hold(engine, number);
  const hasReason = step === "RELEASE";
  const type = hasReason ? "OrderTextInput" : "OrderFormInput";
  if (step === "START_PRODUCTION") await printDueOf(engine, number);
  const response = await sends(
    engine,
    operations[step],
    number,
    hasReason ? { text: "As agreed" } : {},
    type,
  );
  if (step === "PRINT") await printDueOf(engine, number);
  return response;
}

/** Puts it on hold, and asks the buyer to confirm it. */
async function hold(engine: EngineFixture, number: string) {
  const owner = await ownerOf(engine);
  const input = { ...(await orderForm(engine, owner, number)), text: "Check the buyer" };
  const query =
    "mutation ($input: OrderTextInput!) { holdOrder(input: $input, askBuyer: true) { number status_code } }";
  return callAdmin(engine, query, { input }, owner.token);
}

/** @param parcel other than everything that is left, by UPS */
export function ship(engine: EngineFixture, number: string, parcel: object = {}) {
  const label = { carrier: "ups", tracking_number: "1Z 999 AA1 0123 4567 84" };
  return sends(engine, "createParcel", number, { ...label, ...parcel });
}

/** @param parcel its number */
export function deliver(engine: EngineFixture, number: string, parcel: string) {
  return sends(engine, "markParcelDelivered", number, { parcel }, "ParcelInput");
}

/** @param decision claim_id, decision and, unless it does not matter, the message to the buyer as text */
export function decide(engine: EngineFixture, number: string, decision: object) {
  return sends(engine, "decideClaim", number, { text: "We looked at it.", ...decision });
}

/** @param amounts items, shipping and adjustment @param key of the form, for one that is sent again */
export function refund(engine: EngineFixture, number: string, amounts: object, key?: string) {
  return sends(engine, "createRefund", number, { refund: amounts, ...(key && { key }) });
}

/** Cancels one piece of the order's first line. */
export function cancelPiece(engine: EngineFixture, { number, itemId }: Pick<TestOrder, "number" | "itemId">) {
  const cancellation = { items: [{ order_item_id: itemId, quantity: 1 }] };
  return sends(engine, "cancelOrderInPart", number, { text: "One is enough", cancellation });
}

/** Makes one piece of the order's first line again. @param fields kind, reason and cost in dollars */
export function remakePiece(
  engine: EngineFixture,
  { number, itemId }: Pick<TestOrder, "number" | "itemId">,
  fields: { kind: "WASTE" | "REPLACEMENT"; text: string; cost: number },
) {
  const piece = { order_item_id: itemId, quantity: 1, ...fields };
  return sends(engine, "remakePieces", number, piece, "RemakePiecesInput");
}

/** Accepts the payment, starts production and ships everything. */
export async function sendAll(engine: EngineFixture, { number }: Pick<TestOrder, "number">): Promise<void> {
  await move(engine, number, "TAKE_PAYMENT");
  await move(engine, number, "START_PRODUCTION");
  await ship(engine, number);
}

/** The same, and delivers it. */
export async function deliverAll(engine: EngineFixture, order: Pick<TestOrder, "number">): Promise<void> {
  await sendAll(engine, order);
  await deliver(engine, order.number, `${order.number}-1`);
}

async function sends(
  engine: EngineFixture,
  operation: string,
  number: string,
  fields: object,
  type?: string,
) {
  const owner = await ownerOf(engine);
  const form = { ...(await orderForm(engine, owner, number)), ...fields };
  return sendForm(engine, owner, operation, form, undefined, type);
}

/** A designed line's print files, and its proof, as staff see them. */
export interface StaffPrint {
  state: string;
  problem: string | null;
  files: { title: string; bytes: number; sha256: string; production: string | null; url: string }[];
  proof: { round: number; state: string; wish: string; can_resend: boolean } | null;
}

/** Those of the designed lines, once the order is paid. */
export async function staffPrints(engine: EngineFixture, number: string): Promise<StaffPrint[]> {
  const fields =
    "lines { print { state problem files { title bytes sha256 production url } proof { round state wish can_resend } } }";
  const { lines } = await staffOrder<{ lines: { print: StaffPrint | null }[] }>(engine, number, fields);
  return lines.flatMap(({ print }) => print ?? []);
}
