import { useNavigation } from "@remix-run/react";
import type { CartIntent } from "./cart-intents";

/** The parts of the cart page that wait for a response: specification §3 "Cart", UI flags. */
export interface CartLoading {
  items: boolean;
  summary: boolean;
  shipping: boolean;
  coupon: boolean;
  giftVoucher: boolean;
  rewardPoints: boolean;
  storeCredit: boolean;
}

type Part = keyof CartLoading;

/** The parts that each form changes. */
const partsOf: Record<CartIntent, Part[]> = {
  "update-quantity": ["items", "summary"],
  remove: ["items", "summary"],
  restore: ["items", "summary"],
  save: ["items", "summary"],
  "move-saved": ["items", "summary"],
  "forget-saved": [],
  duplicate: ["items"],
  acknowledge: ["items"],
  "gift-options": ["items", "summary"],
  "order-notes": ["summary"],
  "apply-coupon": ["coupon", "summary"],
  "remove-coupon": ["coupon", "summary"],
  "estimate-delivery": ["shipping", "summary"],
  "apply-gift-card": ["giftVoucher", "summary"],
  "remove-gift-card": ["giftVoucher", "summary"],
  "use-points": ["rewardPoints", "summary"],
  "remove-points": ["rewardPoints", "summary"],
  "use-credit": ["storeCredit", "summary"],
  "remove-credit": ["storeCredit", "summary"],
};

/** The flags while the form with this intent is submitted; null: none is. */
export function cartLoading(intent: string | null): CartLoading {
  const parts = intent !== null && Object.hasOwn(partsOf, intent) ? partsOf[intent as CartIntent] : [];
  const has = (part: Part) => parts.includes(part);
  return {
    items: has("items"),
    summary: has("summary"),
    shipping: has("shipping"),
    coupon: has("coupon"),
    giftVoucher: has("giftVoucher"),
    rewardPoints: has("rewardPoints"),
    storeCredit: has("storeCredit"),
  };
}

/** The flags of the page's own submission. */
export function useCartLoading(): CartLoading {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? null : formData?.get("intent");
  return cartLoading(typeof intent === "string" ? intent : null);
}
