import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudits } from "../audit/record-audit";
import { inputError } from "../graphql/errors";
import { readOrderNumber } from "../orders/order-number";
import { packingSlipsPath, slipsToken } from "./packing-slip-path";

/** As many as a page of the list has. One file takes about twice as long as one slip, since fonts are embedded once. */
const MAX_ORDERS = 50;

/**
 * A link to one file with the packing slips of several orders, on record for each order, since it has their addresses. It
 * works for an hour.
 * @throws GraphQLError of category input for none, too many, and for orders that the session does not see or that have
 * nothing to ship
 */
export async function printPackingSlips(context: AdminContext, typed: readonly string[]): Promise<string> {
  const { user, storeCodes } = await requireSession(context);
  const numbers = [...new Set(typed.map((number) => readOrderNumber(number) ?? number))];
  if (numbers.length === 0) throw inputError("Check the orders first.", "numbers");
  if (numbers.length > MAX_ORDERS) throw inputError(`Check ${MAX_ORDERS} orders at most.`, "numbers");
  const orders = await context.db
    .selectFrom("sales_order")
    .select(["id", "number", "store_code"])
    .where("number", "in", numbers)
    .where("store_code", "in", ["", ...storeCodes])
    .where("shipping_address", "is not", null)
    .orderBy("number")
    .execute();
  const missing = numbers.filter((number) => !orders.some((order) => order.number === number));
  if (missing.length > 0)
    throw inputError(`Nothing is shipped for ${missing.join(", ")}. Uncheck it first.`, "numbers");
  await recordAudits(
    context.db,
    orders.map(({ number, store_code }) => ({
      userId: user.id,
      action: "orders.packing-slips",
      subject: { type: "order", id: number },
      storeCode: store_code,
    })),
  );
  return packingSlipsPath(slipsToken.sign(context.settings, { orderIds: orders.map(({ id }) => id) }));
}
