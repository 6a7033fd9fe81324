import type { OrderView } from "~/storefront/account/orders/order-view";

/** A paid order, as pages show it. */
export const order: OrderView = {
  number: "MPC100000001",
  placedOn: "November 21, 2026",
  status: "Processing",
  statusCode: "processing",
  email: "june@example.com",
  arrivalDate: "Wed, Dec 2, 2026",
  daysAfterPayment: null,
  shippingMethod: "Standard Shipping",
  paymentMethod: "Card",
  paymentInstructions: null,
  lines: [],
  totals: [],
  shippingAddress: ["June Miller"],
  billingAddress: null,
  proofPath: "/proof_order?order=token",
  hasOpenProofs: false,
  dropship: false,
  sendProof: true,
  business: null,
};
