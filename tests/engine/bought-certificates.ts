import { optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import type { EngineFixture, Sender } from "./engine-fixture";
import { newRecipient } from "./gift-card-forms";
import { orderOf, pay } from "./paid-orders";
import {
  ADDRESS,
  add,
  billTo,
  designTag,
  guest,
  newCart,
  payBy,
  place,
  setEmail,
  shipTo,
  tag,
} from "./shopper";

/** Test helpers for gift certificates that customers buy. */

const SKU = "gift-certificate";

export interface Typed {
  recipient_name?: string;
  recipient_email?: string;
  sender_name?: string;
  message?: string;
  deliver_on?: string;
}

/** A gift certificate to add to a cart. */
export function certificate(typed: Typed = {}, { amount = "25", quantity = 1 } = {}) {
  const fields = {
    recipient_name: "Ada",
    recipient_email: newRecipient(),
    sender_name: "Grace",
    ...typed,
  };
  return {
    sku: SKU,
    quantity,
    selected_options: [optionValueUid(SKU, "amount", amount)],
    entered_options: Object.entries(fields).map(([code, value]) => ({ uid: optionUid(SKU, code), value })),
  };
}

/** An order by card, and how it is paid. */
export async function bought(
  engine: EngineFixture,
  items: object[],
  { sender = guest(), withTag = false }: { sender?: Sender; withTag?: boolean } = {},
) {
  const id = await newCart(engine, sender);
  await add(engine, sender, id, items);
  if (withTag) await add(engine, sender, id, [tag(await designTag(engine, sender))]);
  await setEmail(engine, sender, id, "grace@example.com");
  if (withTag) await shipTo(engine, sender, id, { address: ADDRESS });
  else await billTo(engine, sender, id, { address: ADDRESS });
  await payBy(engine, sender, id, "sandbox_hosted");
  const { data } = await place(engine, sender, id);
  if (data.placeOrder.errors.length > 0) throw new Error(data.placeOrder.errors[0].message);
  const { number } = data.placeOrder.orderV2;
  const order = await orderOf(engine, number);
  return { number, order, pay: () => pay(engine, order) };
}

export function codesIn(text: string): string[] {
  return text.match(/[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/g) ?? [];
}
