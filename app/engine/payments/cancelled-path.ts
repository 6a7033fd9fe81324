/** The store's page for a shopper who leaves the payment page without paying. */
export const CANCELLED_PATH = "/checkout/payment-cancelled";
