/** Field of the confirmation form that names the details the page showed, so that no others are confirmed. */
export const DETAILS_HASH = "details_hash";
