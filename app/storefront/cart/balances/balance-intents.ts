/** Values of the field `intent` of the forms of gift cards, store credit and points. */
export type BalanceIntent =
  | "apply-gift-card"
  | "remove-gift-card"
  | "use-credit"
  | "remove-credit"
  | "use-points"
  | "remove-points";
