import type { OrderItemView } from "../orders/view-orders";
import type { GiftFieldCode } from "./gift-fields";

/** Data of an ordered gift certificate: a line of equal pieces. */
export interface OrderedGift {
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  /** Empty when there is none. */
  message: string;
  /** yyyy-mm-dd; null: at once. */
  deliverOn: string | null;
}

/** The data entered for an order line; null when it is not a gift certificate. */
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
