import type { BalanceIntent } from "./balances/balance-intents";

export const CART_PATH = "/checkout/cart";

/** URL parameter: the line that was just removed. */
export const REMOVED_PARAM = "removed";

/** URL parameter: the line whose gift options are open. */
export const GIFT_PARAM = "gift";

/** Values of the field `intent`, by which the forms of the cart page are told apart. */
export type CartIntent =
  | BalanceIntent
  | "update-quantity"
  | "remove"
  | "restore"
  | "save"
  | "move-saved"
  | "forget-saved"
  | "duplicate"
  | "acknowledge"
  | "gift-options"
  | "order-notes"
  | "apply-coupon"
  | "remove-coupon"
  | "estimate-delivery";

/** In characters. */
export const MAX_GIFT_NAME_LENGTH = 60;
export const MAX_GIFT_MESSAGE_LENGTH = 300;
export const MAX_COMMENT_LENGTH = 500;

/** A rejected quantity: its line, the input and the error. */
export interface LineRejection {
  uid: string;
  quantity: string;
  message: string;
}

/** Rejected gift options: their line, the input and the errors by field. */
export interface GiftRejection {
  uid: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** The response to a rejected form of the cart page. */
export interface CartRejections {
  line?: LineRejection;
  gift?: GiftRejection;
  notes?: Omit<GiftRejection, "uid">;
}
