import { emptyRow, type Total, totalOfRows, withLine } from "./total";

/** Every row is unit price times quantity; the subtotal is their sum. */
export const subtotal: Total = (cart, totals) => {
  const rows = cart.lines.map((line) => ({
    ...emptyRow(line),
    rowCents: line.unitPriceCents * line.quantity,
  }));
  const cents = totalOfRows(rows, (row) => row.rowCents);
  return withLine({ ...totals, rows }, { code: "subtotal", label: "Subtotal", cents });
};
