import type { Provider } from "~/provider/provider.server";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { CheckoutAction } from "./checkout-action";
import type { CheckoutStep } from "./checkout-steps";

/** What the component of each step takes. */
export interface CheckoutStepProps<Data> {
  /** What the step's loader returned. */
  data: Data;
  /** The step was opened from the review, and returns to it. */
  isChange: boolean;
  /** The page's current step, which may be another one. */
  current: CheckoutStep;
  /** Title of the next step within a sentence; "" after the last one. */
  following: string;
}

/** What the module `step.server.ts` of each step exports. */
export interface CheckoutStepServer<Data> {
  /** Reads what the component shows. */
  loader(visit: CheckoutVisit): Data | Promise<Data>;
  /** Saves the submitted form: 303 to the next step, or 422 with the form again. */
  action(action: CheckoutAction): Promise<Response>;
  /** What the review says of the step. */
  reviewRows(cart: ProviderCart): ReviewRow[];
}

/** A step that is opened. */
export interface CheckoutVisit {
  provider: Provider;
  cart: ProviderCart;
  /** What the review says of all steps. */
  reviewRows: ReviewRowOfStep[];
}

export interface ReviewRow {
  title: string;
  text: string;
  /** A second, smaller line. */
  note?: string;
}

export interface ReviewRowOfStep extends ReviewRow {
  /** The step that changes it. */
  step: CheckoutStep;
}
