import type { AdminContext } from "../admin-api/admin-context";
import type { EditableAddress, ShippingAddressInput } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queueOrderEmail } from "../mail/queue-short-email";
import { addressLines } from "../orders/confirmation-mail";
import { isBeforeProduction } from "../orders/order-actions";
import { orderPage } from "../orders/order-link";
import { type OrderProgress, progressOf } from "../orders/order-progress";
import { statusLabel } from "../orders/order-states";
import { isHarmlessLine } from "../shared/find-link";
import { type PostalAddress, readAddress } from "../shared/postal-address";
import { requirePostcodeInRange } from "../shipping/postcode-range";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { changeOrder, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { requireSameTax } from "./require-same-tax";

/**
 * Corrects the shipping address before production, and emails the buyer. The state and the tax rate stay, since tax and
 * shipping were computed for them.
 * @returns the order's number
 * @throws GraphQLError of category input that names the field
 */
export function changeAddress(
  context: AdminContext,
  { address: typed, ...form }: OrderForm & { address: ShippingAddressInput },
): Promise<string> {
  const options = { action: "order.address", changedFields: ["shipping_address"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const { transaction, order, settings } = change;
    const current = currentAddress(order, await progressOf(transaction, order));
    if (!current) throw inputError(problemOf(order));
    const address = readAddress({ ...typed, region: current.region_code, country_code: "US" });
    await requirePostcodeInRange(transaction, order.store_code, address.postcode);
    await requireSameTax(transaction, order, { current, next: address });
    await transaction
      .updateTable("sales_order")
      .set({ shipping_address: JSON.stringify(address) })
      .where("id", "=", order.id)
      .execute();
    await queueOrderEmail(transaction, settings, order, {
      kind: "order",
      subject: `New shipping address for your order ${order.number}`,
      heading: "We've changed your shipping address",
      paragraphs: [
        `Your order ${order.number} will ship to:`,
        addressLines(address).filter(isHarmlessLine).join("\n"),
        "If you didn't ask for this, please reply to this email right away.",
      ],
      button: { label: "See your order", url: orderPage(settings, order) },
    });
    return writeComment(change, "address", `Before: ${addressLines(current).join(", ")}`);
  });
}

/** The address that the person can correct now; null when there is none. */
export function editableAddress(
  session: StaffSession,
  order: Row<"sales_order">,
  progress: OrderProgress,
): EditableAddress | null {
  const address = isAllowed(session, "sales.edit") ? currentAddress(order, progress) : null;
  if (!address) return null;
  const { region_code, country_code: _country, ...rest } = address;
  return { ...rest, region: region_code };
}

function currentAddress(order: Row<"sales_order">, progress: OrderProgress): PostalAddress | null {
  return order.shipping_address !== null && isBeforeProduction(order, progress)
    ? JSON.parse(order.shipping_address)
    : null;
}

function problemOf({ shipping_address, status }: Row<"sales_order">): string {
  return shipping_address === null
    ? "Nothing in this order needs shipping."
    : `The order is ${statusLabel(status).toLowerCase()}, so its address can't be changed.`;
}
