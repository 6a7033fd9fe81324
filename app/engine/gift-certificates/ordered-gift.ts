import type { OrderItemView } from "../orders/view-orders";
import type { GiftFieldCode } from "./gift-fields";

/** A gift certificate as it was ordered: a line of as many pieces of the same kind. */
export interface OrderedGift {
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  /** Empty when there is none. */
  message: string;
  /** yyyy-mm-dd; null: at once. */
  deliverOn: string | null;
}

/** What was typed for a line of an order; null when it is no gift certificate. */
export function orderedGift({ options }: Pick<OrderItemView, "options">): OrderedGift | null {
  const typed = (code: GiftFieldCode) => options.find((option) => option.code === code)?.value;
  const recipientEmail = typed("recipient_email");
  if (recipientEmail === undefined) return null;
  return {
    recipientName: typed("recipient_name") ?? "",
    recipientEmail,
    senderName: typed("sender_name") ?? "",
    message: typed("message") ?? "",
    deliverOn: typed("deliver_on") ?? null,
  };
}
