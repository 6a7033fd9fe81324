/** A shipping address as a carrier's directory writes it. */
export interface AddressSuggestion {
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
}

/** Takes the answer of the form. */
export const ANSWER_PATH = "/checkout/address-suggestion";

/** Name of both buttons. */
export const ANSWER = "answer";
export const ACCEPT = "accept";
