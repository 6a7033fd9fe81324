import { CURRENCY } from "../totals/money";
import type { CallHead } from "./graphql-call";

/**
 * Magento's response to the header `Content-Currency` with a currency that the store does not have; null for its own and
 * for a request without the header.
 */
export function rejectCurrency({ headers }: CallHead): Response | null {
  const currency = headers.get("Content-Currency")?.trim();
  if (!currency || currency.toUpperCase() === CURRENCY) return null;
  const errors = [
    { message: "Please correct the target currency", extensions: { category: "graphql-input" } },
  ];
  return new Response(JSON.stringify({ errors }), {
    status: 400,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
