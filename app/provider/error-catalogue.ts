/** What becomes of an error that the provider answers: specification §8, contract README "Errors". */

export interface GraphqlError {
  message: string;
  /** Where in the document the error is. */
  locations?: readonly { line: number; column: number }[];
  extensions?: { category?: string; debugMessage?: string; field?: string; [key: string]: unknown };
}

export interface ErrorDecision {
  /** For the shopper; empty when there is nothing to say. */
  message: string;
  /** The cart cookie and the price code are forgotten, the login stays. */
  clearsCart: boolean;
  logsOut: boolean;
  /** The input that the message is about, when the provider names it. */
  field?: string;
}

export const UNKNOWN_ERROR = "Unknown error, please try after some time.";
export const NO_RESPONSE =
  "Request origin is blocked by your browser, please check the access control policy";
export const NO_CART_ID = "Invalid request, please restart the session";
export const NO_CUSTOMER_CART = "No cart id available";

const CART_GONE = [
  /^Could not find a cart with ID/,
  /^The cart isn't active/,
  /^The current user cannot perform operations on cart/,
  /^Required parameter "cart_id" is missing/,
  /^Current (user|customer) does not have an active cart/,
  /^No such entity with %fieldName = %fieldValue/,
];

const LOGIN_GONE = [
  /^The current customer isn't authorized/,
  /^The request is allowed for logged in customer/,
];

/** Magento's words for a country it does not sell to. */
const WRONG_COUNTRY = /invalid.*\bcountryId\b|\bcountryId\b.*invalid/i;
const NOT_DELIVERED_THERE =
  "We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.";

const DEFAULT_ADDRESS =
  /default (billing|shipping)? ?address.*(can ?not|cannot) be deleted|is set as default/i;

/**
 * @param errors the errors of one answer, at least one
 * @param sentBearer whether the request carried a customer token
 */
export function decideErrors(errors: GraphqlError[], sentBearer: boolean): ErrorDecision {
  const messages = errors.map((error) => error.extensions?.debugMessage ?? error.message);
  if (messages.some(isCartGone)) {
    return { message: "", clearsCart: true, logsOut: false };
  }
  if (sentBearer && messages.some((message) => LOGIN_GONE.some((text) => text.test(message)))) {
    return { message: "", clearsCart: false, logsOut: true };
  }
  return {
    message: shownMessage(messages[0]),
    clearsCart: false,
    logsOut: false,
    field: errors[0].extensions?.field,
  };
}

/** Whether a message says that the cart is not there, not active, or somebody else's. */
export function isCartGone(message: string): boolean {
  return CART_GONE.some((text) => text.test(message));
}

/** What the shopper reads for a provider's message. */
export function shownMessage(message: string): string {
  if (/^Syntax Error/i.test(message)) return UNKNOWN_ERROR;
  if (WRONG_COUNTRY.test(message)) return NOT_DELIVERED_THERE;
  if (DEFAULT_ADDRESS.test(message)) return "This address is set as default address and can not be deleted.";
  return message || UNKNOWN_ERROR;
}
