/** Name prefix of the fields of a separate billing address. */
export const BILLING = "billing_";

/** Value of `address_choice` for a new address; a saved one is chosen by its id. */
export const NEW_ADDRESS = "new";
