/**
 * Features that exist only when the provider supports the contract's extension; a plain Magento has none of them.
 * "further details" are phone, GST number and whether the email address is confirmed; "newsletter offer" is a
 * newsletter with double opt-in that sends a promo code.
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
