import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "../database/dialect";
import { inspectDatabase } from "../database/inspect-database";
import type { Connection, Row } from "../database/schema";
import { type CertificateDecision, decideTaxCertificate } from "./decide-tax-certificate";

/** For an operator's command: certificates of the process's stores. */

/** A certificate without its file. */
export type ListedCertificate = Omit<Row<"tax_certificate">, "file"> & { store_code: string };

/** All certificates, those to be decided first. */
export function listTaxCertificates(settings: Settings): Promise<ListedCertificate[]> {
  return inDatabase(settings, async (db) => {
    const certificates = await db
      .selectFrom("tax_certificate")
      .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
      .select([
        "tax_certificate.customer_id",
        "tax_certificate.media_type",
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
    const isOpen = ({ status }: ListedCertificate) => status === "submitted";
    return [...certificates.filter(isOpen), ...certificates.filter((each) => !isOpen(each))];
  });
}

/** Writes a customer's certificate to a new file. @returns false when the customer has none */
export function saveTaxCertificate(settings: Settings, customerId: number, path: string): Promise<boolean> {
  return inDatabase(settings, async (db) => {
    const certificate = await db
      .selectFrom("tax_certificate")
      .innerJoin("customer", "customer.id", "tax_certificate.customer_id")
      .select("tax_certificate.file")
      .where("customer.id", "=", customerId)
      .where("customer.store_code", "in", settings.stores)
      .executeTakeFirst();
    if (certificate) await writeFile(path, certificate.file, { flag: "wx" });
    return certificate !== undefined;
  });
}

/** Records a decision. @returns false when the customer has no certificate @throws Error as `decideTaxCertificate` */
export function decideCertificateOf(
  settings: Settings,
  customerId: number,
  decision: CertificateDecision,
): Promise<boolean> {
  return inDatabase(settings, async (db) => {
    for (const storeCode of settings.stores) {
      if (await decideTaxCertificate(db, { customerId, storeCode }, decision)) return true;
    }
    return false;
  });
}

async function inDatabase<Result>(settings: Settings, work: (db: Connection) => Promise<Result>) {
  const file = join(settings.dataDirectory, SQLITE_FILE);
  if (!settings.databaseUrl && !existsSync(file)) throw new Error(`There is no shop: ${file} is missing.`);
  return inspectDatabase(settings, work);
}
