import { balanceIntents } from "./balances/balance-intents";

export const CART_PATH = "/checkout/cart";

/** Names the line that was just removed in the cart page's address. */
export const REMOVED_PARAM = "removed";

/** Names the line whose gift options are open. */
export const GIFT_PARAM = "gift";

/** What the forms of the cart page may ask for, in their field `intent`. */
export const cartIntents = [
  ...balanceIntents,
  "update-quantity",
  "remove",
  "restore",
  "save",
  "move-saved",
  "forget-saved",
  "duplicate",
  "acknowledge",
  "gift-options",
  "order-notes",
  "apply-coupon",
  "remove-coupon",
  "estimate-delivery",
] as const;

export type CartIntent = (typeof cartIntents)[number];

/** How many pieces one line can have. */
export const MAX_QUANTITY = 999;

/** Characters. */
export const MAX_GIFT_NAME_LENGTH = 60;
export const MAX_GIFT_MESSAGE_LENGTH = 300;
export const MAX_COMMENT_LENGTH = 500;

/** A quantity that was not accepted: which line, what was typed, and why not. */
export interface LineRejection {
  uid: string;
  quantity: string;
  message: string;
}

/** Gift options that were not accepted: of which line, what was typed, and why not by field. */
export interface GiftRejection {
  uid: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** What a form of the cart page is answered when it is not accepted. */
export interface CartRejections {
  line?: LineRejection;
  gift?: GiftRejection;
  notes?: Omit<GiftRejection, "uid">;
}
