import type { CartView } from "~/storefront/cart/cart-view";
import type { DeliveryMethod } from "~/storefront/cart/estimate/delivery-methods";
import type { TypedAddress } from "./address/address-form";
import type { OrderDetails } from "./address/order-details-form";
import type { OrderDetailsView } from "./address/order-details-view";
import type { CheckoutStep } from "./checkout-steps";

/** The data of the checkout page: the cart and the current step. */
export interface CheckoutView {
  cart: CartView;
  /** The furthest step that can be opened. */
  next: CheckoutStep;
  /** Nothing is shipped, so that there is no delivery step. */
  isVirtual: boolean;
  /** The step was opened from the review and returns to it. */
  isChange: boolean;
  current: AddressStepView | DeliveryStepView | PaymentStepView | ReviewStepView;
}

export interface AddressStepView {
  step: "address";
  isGuest: boolean;
  /** Nothing is shipped: the address is the billing address. */
  isVirtual: boolean;
  /** Something in the cart was designed. */
  hasDesigns: boolean;
  /** The provider stores the order's details besides its addresses. */
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
  /** Value of the chosen method, see DeliveryMethod. */
  chosen: string | null;
}

export interface PaymentChoice {
  code: string;
  title: string;
  /** The provider's note on the method; null without one. */
  note: string | null;
  /** A test method that charges nothing. */
  isSandbox: boolean;
}

export interface PaymentStepView {
  step: "payment";
  /** Empty where no payment method can be used. */
  methods: PaymentChoice[];
  chosen: string | null;
}

export interface ReviewStepView extends OrderDetailsView {
  step: "review";
  email: string | null;
  shipTo: string[] | null;
  /** Null when it is the shipping address. */
  billTo: string[] | null;
  delivery: { title: string; description: string | null } | null;
  payment: string | null;
  /** Paid by check: production starts when the check arrives. */
  isByCheck: boolean;
}
