/**
 * What a shop has only where its provider knows the extension of the contract; a plain Magento has none of it.
 * "further details" are phone, GST number and whether the address is proven; "newsletter offer" is a newsletter that asks
 * by an email first and thanks with a code.
 */
export const FEATURES = [
  "blog",
  "bulk order",
  "customer reviews",
  "deals",
  "designing",
  "further details",
  "gift cards",
  "identity checks",
  "leaving",
  "newsletter offer",
  "one-time codes",
  "photo sharing",
  "points",
  "proofs",
  "recommendations",
  "saved designs",
  "sessions",
  "social log-in",
  "store credit",
] as const;

export type Feature = (typeof FEATURES)[number];
