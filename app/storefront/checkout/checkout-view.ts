import type { ComponentProps } from "react";
import type { CartView } from "~/storefront/cart/cart-view";
import type { CheckoutStep } from "./checkout-steps";
import type { stepComponents } from "./step-components.generated";

/** The data of each step: what its loader returns and its component takes. */
export type CheckoutStepData = {
  [Step in CheckoutStep]: ComponentProps<(typeof stepComponents)[Step]>["data"];
};

/** Data of the checkout page: the cart and the step. */
export interface CheckoutView {
  cart: CartView;
  /** The steps that the cart needs, in order. */
  steps: CheckoutStep[];
  /** The step that the cart needs next; it and earlier ones can be opened. */
  next: CheckoutStep;
  /** The step was opened from the review, and returns to it. */
  isChange: boolean;
  step: CheckoutStep;
  data: CheckoutStepData[CheckoutStep];
}
