import { z } from "zod";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { signedToken } from "../shared/signed-token";

const PATH = "/rest/mpc/V1/customers/gst-certificate";

const certificateToken = signedToken({
  purpose: "gst-certificate",
  claims: z.object({ customer: z.number().int() }),
  lifetime: 60 * 60 * 1000,
});

/** URL of the customer's certificate, valid for an hour; null when they have none. */
export async function taxCertificateAddress(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  { id }: Pick<Row<"customer">, "id">,
): Promise<string | null> {
  const known = await db
    .selectFrom("tax_certificate")
    .select("customer_id")
    .where("customer_id", "=", id)
    .executeTakeFirst();
  if (!known) return null;
  return `${PATH}/${certificateToken.sign(settings, { customer: id })}`;
}

/** The certificate of such a URL; undefined when the token is forged or expired, or the certificate was deleted. */
export async function readTaxCertificate(
  { db, settings, storeCode }: Pick<EngineContext, "db" | "settings" | "storeCode">,
  token: string,
): Promise<Row<"tax_certificate"> | undefined> {
  const claims = certificateToken.read(settings, token);
  if (!claims) return undefined;
  return db
    .selectFrom("tax_certificate")
    .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
    .selectAll("tax_certificate")
    .where("customer.id", "=", claims.customer)
    .where("customer.store_code", "=", storeCode)
    .executeTakeFirst();
}
