import type { Connection } from "../database/schema";
import { CommandRejection } from "../shared/command-rejection";
import { findUsRegion } from "../shared/us-regions";
import { calendarDay } from "../tax/calendar-day";

export type CertificateDecision =
  /** @property states codes; @property expiresOn the last day, yyyy-mm-dd; null: it does not expire */
  { status: "accepted"; states: string[]; expiresOn: string | null } | { status: "declined" };

/**
 * Records the decision of the staff on a customer's certificate. An accepted one exempts the customer in its states; an
 * upload in its place has to be accepted again.
 * @returns false when the customer has no certificate
 * @throws CommandRejection for an unknown state or day
 */
export async function decideTaxCertificate(
  db: Connection,
  { customerId, storeCode }: { customerId: number; storeCode: string },
  decision: CertificateDecision,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tax_certificate")
    .set({ status: decision.status, decided_at: now.toISOString(), ...terms(decision) })
    .where("customer_id", "=", customerId)
    .where("customer_id", "in", db.selectFrom("customer").select("id").where("store_code", "=", storeCode))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function terms(decision: CertificateDecision) {
  if (decision.status === "declined") return { states: "", expires_on: null };
  const { expiresOn, states } = decision;
  const unknown = states.find((code) => findUsRegion(code)?.code !== code);
  if (states.length === 0 || unknown !== undefined)
    throw new CommandRejection(`${unknown ?? "none"} is not the code of a state.`);
  if (expiresOn !== null && !calendarDay.safeParse(expiresOn).success)
    throw new CommandRejection(`${expiresOn} is not a day.`);
  return { states: states.join(","), expires_on: expiresOn };
}
