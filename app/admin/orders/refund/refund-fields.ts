import type { RefundInput } from "../../documents.generated";

/** The fields of the forms that preview and make a refund. */
export const REFUND_FIELDS = { shipping: "refund_shipping", adjustment: "refund_amount" };

const PIECES_FIELD = /^refund-(\d{1,9})$/;
const AMOUNT = /^\$?(\d{1,6}(?:\.\d{1,2})?)$/;

/** Name of a line's field with the quantity to refund. */
export function refundField(lineId: string): string {
  return `refund-${lineId}`;
}

/** True for the fields that say what to refund. */
export function isRefundField(name: string): boolean {
  return PIECES_FIELD.test(name) || name === REFUND_FIELDS.shipping || name === REFUND_FIELDS.adjustment;
}

export type RefundFields = { input: RefundInput } | { problem: string };

/** Reads what to refund; empty fields are zero. */
export function readRefundFields(fields: Iterable<[string, FormDataEntryValue]>): RefundFields {
  const typed = [...fields].map(([name, value]) => [name, String(value).trim()] as const);
  const textOf = (wanted: string) => typed.find(([name]) => name === wanted)?.[1] ?? "";
  const shipping = amountOf(textOf(REFUND_FIELDS.shipping));
  const adjustment = amountOf(textOf(REFUND_FIELDS.adjustment));
  if (shipping === null || adjustment === null) {
    return { problem: "Please enter amounts in dollars, such as 12.50." };
  }
  const items = typed.flatMap(([name, value]) => {
    const order_item_id = PIECES_FIELD.exec(name)?.[1];
    return order_item_id && value !== "" ? { order_item_id, quantity: Number(value) } : [];
  });
  if (items.some(({ quantity }) => !Number.isInteger(quantity))) {
    return { problem: "Please enter quantities as whole numbers." };
  }
  return { input: { items: items.filter(({ quantity }) => quantity !== 0), shipping, adjustment } };
}

/** Dollars; null for what is no amount. */
function amountOf(typed: string): number | null {
  if (typed === "") return 0;
  const amount = AMOUNT.exec(typed)?.[1];
  return amount === undefined ? null : Number(amount);
}
