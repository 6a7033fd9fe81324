import { type Total, withLine } from "./total";

/** Every row is unit price times quantity; the subtotal is their sum. */
export const subtotal: Total = (cart, totals) => {
  const rows = cart.lines.map(({ unitPriceCents, quantity }) => ({
    rowCents: unitPriceCents * quantity,
    offerCents: 0,
    discountCents: 0,
    pointsCents: 0,
    wrappingCents: 0,
    taxCents: 0,
  }));
  const cents = rows.reduce((sum, row) => sum + row.rowCents, 0);
  return withLine({ ...totals, rows }, { code: "subtotal", label: "Subtotal", cents });
};
