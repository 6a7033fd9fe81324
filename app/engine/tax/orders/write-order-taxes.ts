import type { CartView } from "../../carts/view-cart";
import type { Connection } from "../../database/schema";
import { type JurisdictionTax, orderTaxes, type TaxShare } from "./order-taxes";

/**
 * Stores an order's tax by jurisdiction, and by line within it: later rates do not change it.
 * @param itemIds ids of the order's lines, in the order of the totals' rows
 */
export async function writeOrderTaxes(
  transaction: Connection,
  view: CartView,
  orderId: number,
  itemIds: number[],
): Promise<void> {
  const taxes = orderTaxes(view).filter(({ shares }) => shares.length > 0);
  if (taxes.length === 0) return;
  const { isExempt, version } = view.taxation;
  const rows = await transaction
    .insertInto("sales_order_tax")
    .values(
      taxes.map((tax, position) => ({
        order_id: orderId,
        store_code: view.cart.store_code,
        ...columnsOf(tax),
        exemption: isExempt ? ("certificate" as const) : null,
        source: view.calculation ? "stripe" : version,
        position,
        booked_on: null,
      })),
    )
    .returning(["id", "position"])
    .execute();
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  await transaction
    .insertInto("sales_order_tax_item")
    .values(
      taxes.flatMap(({ shares }, position) =>
        shares.map((share) => ({
          order_tax_id: ids.get(position) ?? 0,
          order_item_id: share.row === null ? null : itemIds[share.row],
          taxable_cents: share.taxableCents,
          exempt_cents: share.exemptCents,
          tax_cents: share.taxCents,
        })),
      ),
    )
    .execute();
}

function columnsOf({ level, name, region, shares, thousandths }: JurisdictionTax) {
  const totalBy = (part: (share: TaxShare) => number) =>
    shares.reduce((total, share) => total + part(share), 0);
  return {
    region_code: region,
    level,
    name,
    rate_thousandths: thousandths,
    taxable_cents: totalBy(({ taxableCents }) => taxableCents),
    exempt_cents: totalBy(({ exemptCents }) => exemptCents),
    tax_cents: totalBy(({ taxCents }) => taxCents),
  };
}
