import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { takeFulfillmentStep } from "../fulfillment/take-fulfillment-step";
import { inputError } from "../graphql/errors";
import { releaseHeldLine } from "../print/print-holds";
import { awaitPrints } from "../print/print-requested";
import { TO_BE_MADE } from "../print/print-tasks";
import { queueMissingPrints } from "../print/queue-missing-prints";
import { remakePieces } from "../remakes/remake-pieces";
import { rowId } from "../shared/row-id";
import { formatMoney } from "../totals/money";
import { changeOrder, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { orderByNumber } from "./order-scope";
import { readReason } from "./order-steps";

/** Steps of production by staff; all return the order's number. */

/** Ten thousand dollars; more is a slip. */
const MAX_COST_CENTS = 1_000_000;

interface RemakeForm extends OrderForm {
  order_item_id: string;
  kind: "WASTE" | "REPLACEMENT";
  quantity: number;
  text: string;
  /** Dollars. */
  cost: number;
}

/** Records that the buyer's payment has arrived. @throws GraphQLError with the reason when it is not awaited */
export function recordPayment(context: AdminContext, form: OrderForm): Promise<string> {
  const options = { action: "order.payment", changedFields: ["status", "payment"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await takeFulfillmentStep(change.transaction, change.settings, change.order, "TAKE_PAYMENT");
    await writeComment(change, "payment", change.order.payment_method_title);
    return undefined;
  });
}

/**
 * Starts production; missing print files are made first.
 * @throws GraphQLError with the reason when the order is not ready
 */
export async function startProduction(context: AdminContext, form: OrderForm): Promise<string> {
  await printNow(context, form.number);
  const options = { action: "order.production", changedFields: ["status"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await takeFulfillmentStep(change.transaction, change.settings, change.order, "START_PRODUCTION");
    await writeComment(change, "production", change.order.number);
    return undefined;
  });
}

/** Has the missing print files made now, and waits for them if it is quick; failed ones are tried again. */
export async function makePrintFiles(context: AdminContext, form: OrderForm): Promise<string> {
  const options = { action: "order.print", changedFields: ["print files"], needsVersion: false } as const;
  const number = await changeOrder(context, form, options, async ({ transaction, order }) => {
    await queueMissingPrints(transaction, order.id);
    return undefined;
  });
  await printNow(context, number);
  return number;
}

/**
 * Releases a line that preflight holds, with the reason in the order's timeline.
 * @throws GraphQLError of category input when it is not held
 */
export function releaseHeldPrint(
  context: AdminContext,
  { order_item_id, text, ...form }: OrderForm & { order_item_id: string; text: string },
): Promise<string> {
  const reason = readReason(text);
  const options = { action: "order.print-release", changedFields: ["print hold"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const name = await releaseHeldLine(change.transaction, change.order, rowId(order_item_id));
    return writeComment(change, "print-release", `${name}: ${reason}`);
  });
}

/** Has pieces made again. @throws GraphQLError of category input that names the field */
export function remakeForStaff(context: AdminContext, { text, ...form }: RemakeForm): Promise<string> {
  const reason = readReason(text);
  const costCents = Math.round(form.cost * 100);
  if (!(costCents >= 0 && costCents <= MAX_COST_CENTS))
    throw inputError("Please enter what it costs in dollars, such as 4.50.", "cost");
  const options = { action: "order.remake", changedFields: ["remakes"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const name = await remakePieces(change.transaction, change.order, {
      itemId: rowId(form.order_item_id),
      kind: form.kind === "WASTE" ? "waste" : "replacement",
      quantity: form.quantity,
      reason,
      costCents,
    });
    const text = `${form.quantity} × ${name}: ${reason} (${formatMoney(costCents)})`;
    await writeComment(change, "remake", text);
    return undefined;
  });
}

async function printNow(context: AdminContext, number: string): Promise<void> {
  const order = await orderByNumber(context, await requireSession(context), number);
  if (order && TO_BE_MADE.includes(order.status)) await awaitPrints(context, order);
}
