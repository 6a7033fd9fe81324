import type { CartView } from "~/storefront/cart/cart-view";
import type { DeliveryMethod } from "~/storefront/cart/estimate/delivery-methods";
import type { TypedAddress } from "./address/address-form";
import type { OrderDetailsView } from "./address/order-details-view";
import type { CheckoutStep } from "./checkout-steps";

/** What the checkout page shows: the cart beside the step. */
export interface CheckoutView {
  cart: CartView;
  /** The step that the cart waits for; it and those before it can be opened. */
  next: CheckoutStep;
  /** Nothing is shipped, so that there is no delivery step. */
  isVirtual: boolean;
  /** The step was opened from the review, to which it leads back. */
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
  /** The provider keeps what is said of an order besides its addresses. */
  takesDetails: boolean;
  regions: { value: string; label: string }[];
  saved: { id: number; lines: string[] }[];
  defaults: AddressDefaults;
}

/** The form's fields as they are when the page opens. */
export type AddressDefaults = Partial<TypedAddress> & {
  email?: string;
  address_choice?: string;
  billing_same?: boolean;
  billing_address_choice?: string;
} & Partial<DetailsDefaults>;

/** What is said of the order besides its addresses, as fields. */
export interface DetailsDefaults {
  dropship: boolean;
  send_proof: boolean;
  business_purchase: boolean;
  gst_company: string;
  gst_number: string;
  ship_to: boolean;
  bill_to: boolean;
}

export interface DeliveryStepView {
  step: "delivery";
  methods: DeliveryMethod[];
  /** Value of the chosen method, see DeliveryMethod. */
  chosen: string | null;
}

export interface PaymentChoice {
  code: string;
  title: string;
  /** What the provider says of it; null when that is nothing. */
  note: string | null;
  /** Nothing is charged: it is for practice. */
  isSandbox: boolean;
}

export interface PaymentStepView {
  step: "payment";
  /** None where no way to pay is possible here. */
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
  /** The order is begun once a check is there. */
  isByCheck: boolean;
}
