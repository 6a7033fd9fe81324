import { z } from "zod";
import { sha256 } from "../../shared/secrets";
import { type Totals, totalOf } from "../../totals/total";
import { isTaxedClass, type TaxClass } from "../tax-class";
import { TAX_LEVELS } from "../tax-rate";
import { taxedItem } from "../tax-total";

/** What a tax service calculates from, and its result as a cart stores it. */

export interface TaxRequest {
  address: { street: string[]; city: string; region: string; postcode: string };
  /** The buyer is exempt by a certificate. */
  isExempt: boolean;
  lines: TaxRequestLine[];
  shippingCents: number;
}

export interface TaxRequestLine {
  /** Index of the totals' row. */
  row: number;
  taxClass: TaxClass;
  /** Price of all pieces after deductions, with their wrapping; above zero. */
  cents: number;
  quantity: number;
}

const share = z.object({
  jurisdiction: z.object({ level: z.enum(TAX_LEVELS), name: z.string(), thousandths: z.number() }),
  taxableCents: z.number(),
  exemptCents: z.number(),
  taxCents: z.number(),
});
const calculation = z.object({
  /** The service's id. */
  id: z.string(),
  /** Of the request that it is the result of. */
  hash: z.string(),
  /** Code of the state. */
  region: z.string(),
  label: z.string(),
  /** ISO time until which a cart may use it. */
  expiresAt: z.string(),
  rows: z.array(z.object({ row: z.number(), taxCents: z.number(), shares: z.array(share) })),
  shipping: z.object({ taxCents: z.number(), shares: z.array(share) }),
});

/** A service's calculation. The tax of a row is the sum of its shares. */
export type TaxCalculation = z.infer<typeof calculation>;
export type CalculatedShare = z.infer<typeof share>;

/** The request of a cart; null when there is nothing to tax. */
export function taxRequest(
  totals: Totals,
  { address, isExempt }: Pick<TaxRequest, "address" | "isExempt">,
): TaxRequest | null {
  const lines = totals.rows
    .map(taxedItem)
    .map(({ cents, quantity, taxClass }, row) => ({ row, taxClass, quantity, cents }))
    .filter(({ cents, taxClass }) => cents > 0 && isTaxedClass(taxClass));
  if (lines.length === 0) return null;
  return { address, isExempt, lines, shippingCents: totalOf(totals, "shipping") };
}

/** Identifies a request by its content. */
export function requestHash(request: TaxRequest): string {
  return sha256(JSON.stringify(request));
}

/** The calculation that a cart has stored, if it is the result of this request and can still be used. */
export function storedCalculation(
  json: string | null,
  request: TaxRequest | null,
  now: Date,
): TaxCalculation | null {
  if (json === null || request === null) return null;
  const parsed = calculation.safeParse(JSON.parse(json));
  if (!parsed.success || parsed.data.hash !== requestHash(request)) return null;
  return parsed.data.expiresAt > now.toISOString() ? parsed.data : null;
}
