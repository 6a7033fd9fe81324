import type { OrderCoreFragment, OrderExtensionFragment } from "~/provider/contract/documents.generated";
import type { TotalLine } from "~/storefront/cart/cart-view";
import { type OrderDetailsView, orderDetailsView } from "~/storefront/checkout/order-details-view";
import type { MoneyAmount } from "~/storefront/ui/money";
import { artworkPath, PROOF_PATH } from "../artwork/artwork-view";
import { addressLines } from "./address-lines";
import { daysBetween, longDate } from "./dates";
import { arrivalText } from "./order-stage";

/** An order as its page shows it. */
export interface OrderView extends OrderDetailsView {
  number: string;
  placedOn: string;
  status: string;
  statusCode: string | null;
  email: string;
  /** The day it should arrive, in words; null when that is not known, or nothing will arrive. */
  arrivalDate: string | null;
  /** How many days after the check the order should arrive; null when it waits for none, or nothing will arrive. */
  daysAfterCheck: number | null;
  shippingMethod: string | null;
  paymentMethod: string | null;
  /** Where and how to send the payment that the order waits for; null when there is nothing to send. */
  paymentInstructions: string | null;
  lines: OrderLine[];
  /** In order; the last one is the grand total, the sum of the others. */
  totals: TotalLine[];
  shippingAddress: string[] | null;
  billingAddress: string[] | null;
  /** Where its designs are shown as they are printed, and its proofs answered; null when nothing was designed. */
  proofPath: string | null;
  /** It waits for its buyer's approval. */
  hasOpenProofs: boolean;
}

export interface OrderLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  options: { label: string; value: string }[];
  unitPrice: MoneyAmount;
  rowTotal: MoneyAmount;
  /** The same by the order's price code; null where it changed nothing. */
  offerTotal: MoneyAmount | null;
  picture: string | null;
}

/** @param extension null when the provider has no extension */
export function orderView(core: OrderCoreFragment, extension: OrderExtensionFragment | null): OrderView {
  const statusCode = extension?.status_code ?? null;
  return {
    number: core.number,
    placedOn: longDate(core.order_date),
    status: core.status,
    statusCode,
    email: core.email ?? "",
    arrivalDate: arrivalText(statusCode, extension?.arrival_date),
    daysAfterCheck: daysAfterCheck(core.order_date, extension),
    shippingMethod: core.shipping_method,
    paymentMethod: core.payment_methods?.[0]?.name ?? null,
    paymentInstructions: extension?.payment_instructions ?? null,
    ...orderDetailsView(extension?.additional_information),
    lines: orderLines(core, extension),
    totals: orderTotals(core.total, extension?.total?.totals ?? null),
    shippingAddress: core.shipping_address && addressLines(core.shipping_address),
    billingAddress: core.billing_address && addressLines(core.billing_address),
    proofPath: proofPath(extension),
    hasOpenProofs: (extension?.open_proofs ?? 0) > 0,
  };
}

/** What was designed is pictured with its design. */
function proofPath(extension: OrderExtensionFragment | null): string | null {
  const isDesigned = extension?.items?.some((item) =>
    item?.original_image_url?.startsWith("/pictures/designs/"),
  );
  return extension && isDesigned ? artworkPath(PROOF_PATH, extension.artwork_token) : null;
}

function daysAfterCheck(orderedOn: string, extension: OrderExtensionFragment | null): number | null {
  if (!extension?.payment_instructions || !extension.arrival_date) return null;
  return daysBetween(orderedOn, extension.arrival_date);
}

function orderLines(core: OrderCoreFragment, extension: OrderExtensionFragment | null): OrderLine[] {
  const extras = new Map(extension?.items?.flatMap((item) => (item ? [[item.id, item] as const] : [])));
  return (core.items ?? []).flatMap((item) => {
    if (!item) return [];
    const extra = extras.get(item.id);
    const quantity = item.quantity_ordered ?? 1;
    const price = item.product_sale_price;
    return {
      id: item.id,
      sku: item.product_sku,
      name: item.product_name ?? item.product_sku,
      quantity,
      options: (item.selected_options ?? []).flatMap((option) => option ?? []),
      unitPrice: price,
      rowTotal: extra?.row_total ?? {
        ...price,
        value: Math.round((price.value ?? 0) * quantity * 100) / 100,
      },
      offerTotal: extra?.cache_row_total ?? null,
      picture: extra?.original_image_url ?? null,
    };
  });
}

type ExtensionTotals = NonNullable<OrderExtensionFragment["total"]>["totals"];

function orderTotals(total: OrderCoreFragment["total"], extension: ExtensionTotals): TotalLine[] {
  if (extension?.length) {
    return extension.flatMap((line) =>
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
