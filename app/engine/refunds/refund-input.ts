import { inputError } from "../graphql/errors";
import type { RefundInput } from "../graphql/resolvers.generated";
import type { RefundRequest } from "./refund-parts";

/** Reads the contract's refund, whose amounts are dollars. @throws GraphQLError of category input */
export function readRefundInput({ items, shipping, adjustment }: RefundInput): RefundRequest {
  return {
    items: (items ?? []).map(({ order_item_id, quantity }) => ({ itemId: Number(order_item_id), quantity })),
    shippingCents: centsOf(shipping, "shipping"),
    adjustmentCents: centsOf(adjustment, "adjustment"),
  };
}

function centsOf(dollars: number | null | undefined, field: string): number {
  const cents = Math.round((dollars ?? 0) * 100);
  if (Math.abs(cents - (dollars ?? 0) * 100) > 1e-6) throw inputError("Please enter whole cents.", field);
  return cents;
}
