import type { Connection, Row } from "../database/schema";
import type { AcceptedCertificate } from "../tax-certificates/exemption";

/** What a cart's customer is entitled to. */
export interface CartCustomer extends Pick<Row<"customer">, "member_until"> {
  /** Null without an accepted exemption certificate. */
  certificate: AcceptedCertificate | null;
}

/** The cart's customer, by one query; null for a guest. */
export async function cartCustomer(
  db: Connection,
  { customer_id }: Pick<Row<"cart">, "customer_id">,
): Promise<CartCustomer | null> {
  if (customer_id === null) return null;
  const customer = await db
    .selectFrom("customer")
    .leftJoin("tax_certificate", (join) =>
      join
        .onRef("tax_certificate.customer_id", "=", "customer.id")
        .on("tax_certificate.status", "=", "accepted"),
    )
    .select(["customer.member_until", "tax_certificate.states", "tax_certificate.expires_on"])
    .where("customer.id", "=", customer_id)
    .executeTakeFirst();
  if (!customer) return null;
  const { expires_on, member_until, states } = customer;
  return { member_until, certificate: states === null ? null : { states, expires_on } };
}
