/** Takes the response of the form. */
export const RESPONSE_PATH = "/checkout/address-suggestion";

/** Name of both buttons. */
export const RESPONSE = "response";
export const ACCEPT = "accept";
