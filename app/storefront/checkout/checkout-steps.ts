import type { ProviderCart } from "~/storefront/cart/cart-view";

type StepCart = Pick<ProviderCart, "email" | "is_virtual" | "billing_address" | "selected_payment_method"> & {
  shipping_addresses: ({ selected_shipping_method: object | null } | null)[];
};

interface CheckoutStepEntry {
  title: string;
  /** Whether the cart has what the step asks for. */
  isComplete: (cart: StepCart, isLoggedIn: boolean) => boolean;
  /** Whether the cart does not need the step; by default all carts do. */
  isSkipped?: (cart: StepCart) => boolean;
}

/**
 * The steps of the checkout in their order. The files of a step are in the folder of the same name: `step.tsx` (its
 * component, by default) and `step.server.ts` (`CheckoutStepServer`). After a change here run `npm run codegen`.
 */
const steps = {
  address: { title: "Address", isComplete: hasAddress },
  delivery: { title: "Shipping", isComplete: hasShippingMethod, isSkipped: (cart) => cart.is_virtual },
  payment: { title: "Payment", isComplete: (cart) => Boolean(cart.selected_payment_method) },
  review: { title: "Review", isComplete: () => false },
} satisfies Record<string, CheckoutStepEntry>;

export type CheckoutStep = keyof typeof steps;

const entries: Record<CheckoutStep, CheckoutStepEntry> = steps;

export const checkoutSteps = Object.keys(steps) as CheckoutStep[];

function hasAddress(cart: StepCart, isLoggedIn: boolean): boolean {
  const isKnown = isLoggedIn || Boolean(cart.email);
  return isKnown && (cart.is_virtual ? cart.billing_address !== null : Boolean(cart.shipping_addresses[0]));
}

function hasShippingMethod(cart: StepCart): boolean {
  return Boolean(cart.shipping_addresses[0]?.selected_shipping_method);
}

/** The name of a step, as shoppers read it. */
export function stepTitle(step: CheckoutStep): string {
  return entries[step].title;
}

/** URL parameter of a step opened from the review, to change only that step. */
const CHANGE = "from=review";

/** Name of the button that submits a form because of a choice in it; its value is the step at which the page stays. */
export const STAY = "stay";

/** The path of a step; with `isChange` the one that returns to the review. */
export function stepPath(step: CheckoutStep, { isChange = false } = {}): string {
  return `/checkout?step=${step}${isChange ? `&${CHANGE}` : ""}`;
}

/** Checks whether a step was opened from the review. */
export function isChangeAddress(url: URL): boolean {
  return url.searchParams.get("from") === "review";
}

/** The path after a completed step. */
export function pathAfter(step: CheckoutStep, { isChange = false } = {}): string {
  const following = checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? "review";
  return stepPath(isChange ? "review" : following);
}

/** Checks whether a text is the name of a step. */
export function isCheckoutStep(text: string | null): text is CheckoutStep {
  return text !== null && Object.hasOwn(steps, text);
}

/** The steps that the cart needs, in order. */
export function stepsOf(cart: StepCart): CheckoutStep[] {
  return checkoutSteps.filter((step) => !entries[step].isSkipped?.(cart));
}

/** Returns the step that the cart needs next: the first incomplete one, otherwise the last. */
export function nextStep(cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  return stepsOf(cart).find((step) => !entries[step].isComplete(cart, isLoggedIn)) ?? "review";
}

/** The id of a step's part of the page. */
export function stepId(step: CheckoutStep): string {
  return `step-${step}`;
}

/** The id of a step's form. */
export function stepFormId(step: CheckoutStep): string {
  return `checkout-${step}`;
}

/**
 * The steps whose forms are open together: the address alone, because the others depend on it; otherwise all after it.
 * Without a shipping method the shipping step is alone, because the total depends on it.
 */
export function openSteps(current: CheckoutStep, cart: StepCart, isLoggedIn: boolean): CheckoutStep[] {
  if (current === "address") return ["address"];
  const next = nextStep(cart, isLoggedIn);
  if (next === "delivery") return ["delivery"];
  return stepsOf(cart).slice(1);
}

/** Whether a step comes before the current one. */
export function isBefore(step: CheckoutStep, current: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(current);
}

/**
 * Returns the requested step if the cart is ready for it, otherwise the next one. In place of a step that the cart does
 * not need, the one after it is requested.
 */
export function shownStep(asked: string | null, cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  const next = nextStep(cart, isLoggedIn);
  if (!isCheckoutStep(asked)) return next;
  const position = checkoutSteps.indexOf(asked);
  const wanted = stepsOf(cart).find((step) => checkoutSteps.indexOf(step) >= position) ?? next;
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(next) ? wanted : next;
}
