import type { CartView } from "~/storefront/cart/cart-view";
import type { DeliveryMethod } from "~/storefront/cart/estimate/delivery-methods";
import type { TypedAddress } from "./address/address-form";
import type { OrderDetails } from "./address/order-details-form";
import type { OrderDetailsView } from "./address/order-details-view";
import type { CheckoutStep } from "./checkout-steps";

/** Data of the checkout page: the cart and the step. */
export interface CheckoutView {
  cart: CartView;
  /** The step that the cart needs next; it and earlier ones can be opened. */
  next: CheckoutStep;
  /** Nothing is shipped, so there is no delivery step. */
  isVirtual: boolean;
  /** The step was opened from the review, and returns to it. */
  isChange: boolean;
  current: AddressStepView | DeliveryStepView | PaymentStepView | ReviewStepView;
}

export interface AddressStepView {
  step: "address";
  isGuest: boolean;
  /** Nothing is shipped: the address is the billing address. */
  isVirtual: boolean;
  /** The cart contains a design. */
  hasDesigns: boolean;
  /** The provider stores order details besides addresses. */
  takesDetails: boolean;
  regions: { value: string; label: string }[];
  saved: { id: number; lines: string[] }[];
  defaults: AddressDefaults;
}

/** Initial values of the form's fields. */
export type AddressDefaults = Partial<TypedAddress> & {
  email?: string;
  address_choice?: string;
  billing_same?: boolean;
  billing_address_choice?: string;
} & Partial<OrderDetails>;

export interface DeliveryStepView {
  step: "delivery";
  methods: DeliveryMethod[];
  /** Value of the selected method, see DeliveryMethod. */
  chosen: string | null;
}

export interface PaymentChoice {
  code: string;
  title: string;
  /** The provider's description; null without one. */
  note: string | null;
  /** A sandbox: nothing is charged. */
  isSandbox: boolean;
}

export interface PaymentStepView {
  step: "payment";
  /** Empty if no payment method is possible here. */
  methods: PaymentChoice[];
  chosen: string | null;
}

export interface ReviewStepView extends OrderDetailsView {
  step: "review";
  email: string | null;
  shipTo: string[] | null;
  /** Null when it is the same as the shipping address. */
  billTo: string[] | null;
  delivery: { title: string; description: string | null } | null;
  payment: string | null;
  /** Production starts when the check arrives. */
  isByCheck: boolean;
}
