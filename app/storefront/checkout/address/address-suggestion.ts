/** A shipping address as a carrier's directory writes it. */
export interface AddressSuggestion {
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
}

/** Takes the answer of the form. */
export const RESPONSE_PATH = "/checkout/address-suggestion";

/** Name of both buttons. */
export const RESPONSE = "response";
export const ACCEPT = "accept";
