import type { ComponentProps } from "react";
import type { CartView } from "~/storefront/cart/cart-view";
import type { ReviewRowOfStep } from "./checkout-step";
import type { CheckoutStep } from "./checkout-steps";
import type { stepComponents } from "./step-components.generated";

/** The data of each step: what its loader returns and its component takes. */
export type CheckoutStepData = {
  [Step in CheckoutStep]: ComponentProps<(typeof stepComponents)[Step]>["data"];
};

/** A step whose form is open on the page. */
export interface OpenStep {
  step: CheckoutStep;
  data: CheckoutStepData[CheckoutStep];
}

/** Data of the checkout page: the cart and the open steps. */
export interface CheckoutView {
  cart: CartView;
  /** The steps that the cart needs, in order. */
  steps: CheckoutStep[];
  /** The step that the cart needs next; it and earlier ones can be opened. */
  next: CheckoutStep;
  /** The step was opened from the review, and returns to it. */
  isChange: boolean;
  /** The current step, which the address of the page names. */
  step: CheckoutStep;
  /** The steps whose forms are open, the current one among them, in order. */
  open: OpenStep[];
  /** Another spelling of the shipping address, line by line, to be accepted or not; null when there is none. */
  suggestion: string[] | null;
  /** What the shopper has entered in completed steps whose forms are not open; empty when the review repeats it. */
  rows: ReviewRowOfStep[];
}
