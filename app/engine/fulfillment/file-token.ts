import { z } from "zod";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { ordersOf } from "../orders/order-by-token";
import { signedToken } from "../shared/signed-token";

/** A link that is copied from a page soon stops working. */
const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** Files of production are print files, labels and packing slips; files of claims are the buyers' photos. */
const scopeSchema = z.enum(["production", "claims"]);
type FileScope = z.infer<typeof scopeSchema>;

/** Opens the files of one order for whoever got it from the order's page in /admin. */
export const fileToken = signedToken({
  purpose: "order-files",
  claims: z.object({ orderId: z.number().int().positive(), scope: scopeSchema }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** The order whose files of that scope a token opens; null for an invalid, an expired or another one. */
export async function orderOfFiles(
  context: EngineContext,
  token: string,
  scope: FileScope,
): Promise<Row<"sales_order"> | null> {
  const claims = fileToken.read(context.settings, token);
  if (claims?.scope !== scope) return null;
  return (await ordersOf(context).where("id", "=", claims.orderId).executeTakeFirst()) ?? null;
}
