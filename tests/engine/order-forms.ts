import { ordered, type TestOrder } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { guest } from "./shopper";
import { callAdmin, resultOf, type TestStaff } from "./staff";

/** Test helpers for the forms on an order's page of /admin. */

let keys = 0;

/** The version of an order as the page shows it, with a new key. */
export async function orderForm(engine: EngineFixture, { token }: TestStaff, number: string) {
  keys += 1;
  const key = `key-of-the-order-form-${keys}`;
  const query = "query ($number: String!) { order(number: $number) { version } }";
  const { version } = resultOf<{ version: string }>(
    await callAdmin(engine, query, { number }, token),
    "order",
  );
  return { number, version, key };
}

/** Calls an operation on an order with its one input. @param fields of the order to respond with @param type of the input */
export function sendForm(
  engine: EngineFixture,
  { token }: TestStaff,
  operation: string,
  input: object,
  fields = "number status_code",
  type = `${operation[0].toUpperCase()}${operation.slice(1)}Input`,
) {
  const query = `mutation ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`;
  return callAdmin(engine, query, { input }, token);
}

/** An order that is paid by card. */
export async function paidOrder(engine: EngineFixture, { quantity = 1 } = {}): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { quantity, payment: "sandbox_hosted" });
  await pay(engine, await orderOf(engine, order.number));
  return order;
}
