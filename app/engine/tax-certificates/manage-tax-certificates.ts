import { writeFile } from "node:fs/promises";
import type { Settings } from "~/settings/settings.server";
import { inExistingDatabase } from "../database/existing-database";
import type { Row } from "../database/schema";
import { certificateFileId } from "./certificate-file-id";
import { type CertificateDecision, type DecidedFile, decideTaxCertificate } from "./decide-tax-certificate";

/** For an operator's command: certificates of the process's stores. */

/** A certificate without its file, which `file_id` names (certificate-file-id.ts). */
export type ListedCertificate = Omit<Row<"tax_certificate">, "file"> & {
  store_code: string;
  file_id: string;
};

/** All certificates, those to be decided first. */
export function listTaxCertificates(settings: Settings): Promise<ListedCertificate[]> {
  return inExistingDatabase(settings, async (db) => {
    const rows = await db
      .selectFrom("tax_certificate")
      .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
      .select([
        "tax_certificate.customer_id",
        "tax_certificate.media_type",
        "tax_certificate.file",
        "tax_certificate.created_at",
        "tax_certificate.status",
        "tax_certificate.states",
        "tax_certificate.expires_on",
        "tax_certificate.decided_at",
        "customer.store_code",
      ])
      .where("customer.store_code", "in", settings.stores)
      .orderBy("tax_certificate.created_at")
      .execute();
    const certificates = rows.map(({ file, ...row }) => ({ ...row, file_id: certificateFileId(file) }));
    const isOpen = ({ status }: ListedCertificate) => status === "submitted";
    return [...certificates.filter(isOpen), ...certificates.filter((each) => !isOpen(each))];
  });
}

/** Writes a customer's certificate to a new file. @returns its `file_id`; null when the customer has none */
export function saveTaxCertificate(
  settings: Settings,
  customerId: number,
  path: string,
): Promise<string | null> {
  return inExistingDatabase(settings, async (db) => {
    const certificate = await db
      .selectFrom("tax_certificate")
      .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
      .select("tax_certificate.file")
      .where("customer.id", "=", customerId)
      .where("customer.store_code", "in", settings.stores)
      .executeTakeFirst();
    if (!certificate) return null;
    await writeFile(path, certificate.file, { flag: "wx" });
    return certificateFileId(certificate.file);
  });
}

/** Records a decision. @returns false when the customer has no certificate @throws Error as `decideTaxCertificate` */
export function decideCertificateOf(
  settings: Settings,
  file: Omit<DecidedFile, "storeCode">,
  decision: CertificateDecision,
): Promise<boolean> {
  return inExistingDatabase(settings, async (db) => {
    for (const storeCode of settings.stores) {
      if (await decideTaxCertificate(db, { ...file, storeCode }, decision)) return true;
    }
    return false;
  });
}
