export const CART_PATH = "/checkout/cart";

/** What the forms of the cart page may ask for, in their field `intent`. */
export const cartIntents = ["update-quantity", "remove", "apply-coupon", "remove-coupon"] as const;

export type CartIntent = (typeof cartIntents)[number];

/** How many pieces one line can have. */
export const MOST_PIECES = 999;

/** A quantity that was not accepted: which line, what was typed, and why not. */
export interface LineRefusal {
  uid: string;
  quantity: string;
  message: string;
}
