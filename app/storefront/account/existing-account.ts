/** Magento's message about an address that has an account. */
export const ALREADY_EXISTS = /already exists/;
