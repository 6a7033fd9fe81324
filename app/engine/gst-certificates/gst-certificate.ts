import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** Where an owner reads, keeps and takes away the certificate. */
export const GST_CERTIFICATE_PATH = "/rest/mpc/V1/customers/gst-certificate";

/** Address of the customer's certificate; null when they have none. */
export async function gstCertificateAddress(
  { db }: Pick<EngineContext, "db">,
  { id }: Pick<Row<"customer">, "id">,
): Promise<string | null> {
  const known = await db
    .selectFrom("gst_certificate")
    .select("customer_id")
    .where("customer_id", "=", id)
    .executeTakeFirst();
  return known ? GST_CERTIFICATE_PATH : null;
}

/** The certificate itself; undefined when the customer has none. */
export function readGstCertificate(
  { db }: Pick<EngineContext, "db">,
  { id }: Pick<Row<"customer">, "id">,
): Promise<Row<"gst_certificate"> | undefined> {
  return db.selectFrom("gst_certificate").selectAll().where("customer_id", "=", id).executeTakeFirst();
}
