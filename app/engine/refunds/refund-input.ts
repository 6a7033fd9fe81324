import { inputError } from "../graphql/errors";
import type { RefundRequest } from "./refund-parts";

/** The input of a refund. */
export interface RefundFields {
  items?: readonly { order_item_id: string; quantity: number }[] | null;
  shipping?: number | null;
  adjustment?: number | null;
}

/** Reads the contract's refund, whose amounts are dollars. @throws GraphQLError of category input */
export function readRefundInput({ items, shipping, adjustment }: RefundFields): RefundRequest {
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
