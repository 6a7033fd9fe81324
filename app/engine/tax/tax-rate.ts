import type { Row } from "../database/schema";

/** A state's sales tax as the totals need it. */
export type TaxRate = Pick<Row<"tax_rate">, "label" | "rate_basis_points">;
