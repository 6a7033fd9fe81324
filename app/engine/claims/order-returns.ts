import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import type {
  CustomerOrder,
  OrderItem,
  Return,
  ReturnComment,
  ReturnItemStatus,
  ReturnStatus,
} from "../graphql/resolvers.generated";
import type { OrderProgress } from "../orders/order-progress";
import type { OrderView } from "../orders/view-orders";
import { claimResponse } from "./claim-response";
import { chosenAttributes } from "./return-attributes";

type Claim = Row<"order_claim">;

/** Statuses of claims in the terms of returns. */
const statuses: Record<string, { status: ReturnStatus; item: ReturnItemStatus }> = {
  open: { status: "PENDING", item: "PENDING" },
  replaced: { status: "PROCESSED_AND_CLOSED", item: "APPROVED" },
  refunded: { status: "PROCESSED_AND_CLOSED", item: "APPROVED" },
  declined: { status: "DENIED", item: "DENIED" },
};

/**
 * The claims of an order as returns, latest first: each is a return of one line. Nothing is sent back, so they have no
 * shipping.
 * @param response the order as the contract shows it, with its items
 */
export function returnsOfOrder(
  settings: Settings,
  { order, billingAddress }: Pick<OrderView, "order" | "billingAddress">,
  { claims }: Pick<OrderProgress, "claims">,
  response: Pick<CustomerOrder, "items">,
): Return[] {
  const { firstname, lastname } = billingAddress;
  return claims.toReversed().flatMap((claim) => {
    const item = (response.items ?? []).find((each) => each?.id === String(claim.order_item_id));
    if (!item) return [];
    return [
      {
        uid: String(claim.id),
        number: returnNumber(order, claim),
        get order() {
          return response as Return["order"];
        },
        created_at: claim.created_at,
        customer: { email: order.email, firstname, lastname },
        status: statuses[claim.status]?.status ?? null,
        items: [itemResponse(claim, item as OrderItem)],
        comments: commentsOf(claim, { buyer: `${firstname} ${lastname}`, store: brandOf(settings).name }),
        shipping: null,
        available_shipping_carriers: [],
      },
    ];
  });
}

/** Such as MPC100042-R7. */
function returnNumber({ number }: Row<"sales_order">, { id }: Claim): string {
  return `${number}-R${id}`;
}

function itemResponse(claim: Claim, item: OrderItem) {
  const pieces = claim.quantity ?? item.quantity_ordered ?? 0;
  const status = statuses[claim.status]?.item ?? "PENDING";
  const { reason, wish } = claimResponse(claim);
  return {
    uid: String(claim.id),
    order_item: item,
    custom_attributesV2: chosenAttributes(reason, wish),
    request_quantity: pieces,
    quantity: status === "APPROVED" ? pieces : 0,
    status,
  };
}

/** What the buyer wrote, and the store's answer. */
function commentsOf(claim: Claim, authors: { buyer: string; store: string }): ReturnComment[] {
  const { id, message, answer, created_at, decided_at } = claim;
  const asked = { uid: `${id}-1`, author_name: authors.buyer, created_at, text: message };
  if (answer === "") return [asked];
  return [
    asked,
    { uid: `${id}-2`, author_name: authors.store, created_at: decided_at ?? created_at, text: answer },
  ];
}
