import type { Connection } from "../database/schema";
import { CommandRejection } from "../shared/command-rejection";
import { findUsRegion } from "../shared/us-regions";
import { calendarDay } from "../tax/calendar-day";
import { certificateFileId } from "./certificate-file-id";

export type CertificateDecision =
  /** @property states codes; @property expiresOn the last day, yyyy-mm-dd; null: it does not expire */
  { status: "accepted"; states: string[]; expiresOn: string | null } | { status: "declined" };

/** A customer's certificate, by the file that the decision is about (certificate-file-id.ts). */
export interface DecidedFile {
  customerId: number;
  storeCode: string;
  fileId: string;
}

/**
 * Records the decision of the staff on a customer's certificate. An accepted one exempts the customer in its states; an
 * upload in its place has to be accepted again.
 * @returns false when the customer has no certificate
 * @throws CommandRejection for an unknown state or day, and when the customer has sent another file since
 */
export async function decideTaxCertificate(
  db: Connection,
  { customerId, fileId, storeCode }: DecidedFile,
  decision: CertificateDecision,
  now = new Date(),
): Promise<boolean> {
  const stored = await db
    .selectFrom("tax_certificate")
    .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
    .select(["tax_certificate.file", "tax_certificate.created_at"])
    .where("customer.id", "=", customerId)
    .where("customer.store_code", "=", storeCode)
    .executeTakeFirst();
  if (!stored) return false;
  if (certificateFileId(stored.file) !== fileId) throw replaced(fileId);
  const { numUpdatedRows } = await db
    .updateTable("tax_certificate")
    .set({ status: decision.status, decided_at: now.toISOString(), ...terms(decision) })
    .where("customer_id", "=", customerId)
    .where("created_at", "=", stored.created_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw replaced(fileId);
  return true;
}

function replaced(fileId: string): CommandRejection {
  return new CommandRejection(
    `The customer's file isn't ${fileId}. Save and check the one that they sent last.`,
  );
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
