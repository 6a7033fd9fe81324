/** Actions of gift cards, credit and points, by the field `intent`. */
export const balanceIntents = [
  "apply-gift-card",
  "remove-gift-card",
  "use-credit",
  "remove-credit",
  "use-points",
  "remove-points",
] as const;

export type BalanceIntent = (typeof balanceIntents)[number];
