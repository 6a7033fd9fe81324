import type { OrderByTokenQuery, OrderCoreFragment } from "~/provider/contract/documents.generated";
import type { PartiallyLoaded } from "~/provider/partially-loaded";
import { artworkPath, PROOF_PATH } from "~/storefront/artwork/artwork-view";
import type { TotalLine } from "~/storefront/cart/cart-view";
import { orderDetailsView } from "~/storefront/checkout/address/order-details-view";
import { addressLines } from "../address-lines";
import { daysBetween, longDate } from "../dates";
import { arrivalText } from "./order-stage";

/** An order with the members that the provider supports. */
export type ProviderOrder = PartiallyLoaded<OrderByTokenQuery["guestOrderByToken"], OrderCoreFragment>;

/** Converts the provider's order for its page. */
export function orderView(order: ProviderOrder) {
  const statusCode = order.status_code ?? null;
  return {
    number: order.number,
    placedOn: longDate(order.order_date),
    status: order.status,
    statusCode,
    email: order.email ?? "",
    /** The expected arrival, formatted; null when it is unknown, or nothing will arrive. */
    arrivalDate: arrivalText(statusCode, order.arrival_date),
    /** Days from receipt of the check to the arrival; null when no check is awaited, or nothing will arrive. */
    daysAfterPayment: daysAfterPayment(order),
    shippingMethod: order.shipping_method,
    paymentMethod: order.payment_methods?.[0]?.name ?? null,
    /** Instructions for a payment that the order awaits; null when none is. */
    paymentInstructions: order.payment_instructions ?? null,
    ...orderDetailsView(order.additional_information),
    lines: orderLines(order),
    /** In order; the last one is the grand total, the sum of the others. */
    totals: orderTotals(order.total),
    shippingAddress: order.shipping_address && addressLines(order.shipping_address),
    billingAddress: order.billing_address && addressLines(order.billing_address),
    /** Path of the page with its designs as printed and its proofs; null when nothing was designed. */
    proofPath: proofPath(order),
    hasOpenProofs: (order.open_proofs ?? 0) > 0,
  };
}

export type OrderView = ReturnType<typeof orderView>;

/** A designed line has a picture of its design. */
function proofPath({ artwork_token, items }: ProviderOrder): string | null {
  const isDesigned = items?.some((item) => item?.original_image_url?.startsWith("/pictures/designs/"));
  return artwork_token !== undefined && isDesigned ? artworkPath(PROOF_PATH, artwork_token) : null;
}

function daysAfterPayment({ arrival_date, order_date, payment_instructions }: ProviderOrder): number | null {
  return payment_instructions && arrival_date ? daysBetween(order_date, arrival_date) : null;
}

function orderLines({ items }: ProviderOrder) {
  return (items ?? []).flatMap((item) => {
    if (!item) return [];
    const quantity = item.quantity_ordered ?? 1;
    const price = item.product_sale_price;
    return {
      id: item.id,
      sku: item.product_sku,
      name: item.product_name ?? item.product_sku,
      quantity,
      options: (item.selected_options ?? []).flatMap((option) => option ?? []),
      unitPrice: price,
      rowTotal: item.row_total ?? {
        ...price,
        value: Math.round((price.value ?? 0) * quantity * 100) / 100,
      },
      /** The total with the order's price code; null where the code changed nothing. */
      offer: item.cache_row_total ? { rowTotal: item.cache_row_total } : null,
      picture: item.original_image_url ?? null,
    };
  });
}

export type OrderLine = ReturnType<typeof orderLines>[number];

function orderTotals(total: ProviderOrder["total"]): TotalLine[] {
  if (total?.totals?.length) {
    return total.totals.flatMap((line) =>
      line?.amount ? { code: line.code, label: line.label ?? line.code, amount: line.amount } : [],
    );
  }
  if (!total) return [];
  return [
    { code: "subtotal", label: "Subtotal", amount: total.subtotal },
    ...(total.discounts ?? []).flatMap((discount) =>
      discount
        ? {
            code: "discount",
            label: discount.label,
            amount: { ...discount.amount, value: -(discount.amount.value ?? 0) },
          }
        : [],
    ),
    { code: "shipping", label: "Shipping", amount: total.total_shipping },
    { code: "tax", label: "Tax", amount: total.total_tax },
    { code: "grand_total", label: "Grand Total", amount: total.grand_total },
  ];
}
