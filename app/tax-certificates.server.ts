import {
  type CertificateDecision,
  CommandRejection,
  decideCertificateOf,
  type ListedCertificate,
  listTaxCertificates,
  saveTaxCertificate,
} from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/** The function behind `npm run taxes:certificates`; the store stays closed while it runs. */

export interface CertificateTerms {
  /** Names the file that is decided, as the list and "save" print it. */
  file?: string;
  states?: string;
  until?: string;
}

/**
 * Lists the exemption certificates, saves one to a file, or records a decision.
 * @param words empty, or an action, the customer's id and for "save" a path
 * @throws CommandRejection for an unknown customer, state or day
 */
export async function manageCertificates(words: string[], terms: CertificateTerms): Promise<string> {
  const settings = currentSettings();
  const [action, id, path] = words;
  if (action === undefined) return listed(await listTaxCertificates(settings));
  const customerId = Number(id);
  if (action === "save") {
    const fileId = await saveTaxCertificate(settings, customerId, path);
    if (fileId === null) throw none(id);
    return `Saved to ${path}. To decide about it, use --file ${fileId}.`;
  }
  const file = { customerId, fileId: terms.file ?? "" };
  if (!(await decideCertificateOf(settings, file, decisionOf(action, terms)))) throw none(id);
  return `The certificate of customer ${id} is ${action === "accept" ? "accepted" : "declined"}.`;
}

function none(customerId: string): CommandRejection {
  return new CommandRejection(`Customer ${customerId} has no certificate.`);
}

function decisionOf(action: string, { states = "", until }: CertificateTerms): CertificateDecision {
  if (action === "decline") return { status: "declined" };
  return { status: "accepted", states: states.split(",").filter(Boolean), expiresOn: until ?? null };
}

function listed(certificates: ListedCertificate[]): string {
  if (certificates.length === 0) return "No customer has sent a certificate.";
  return certificates
    .map(({ created_at, customer_id, expires_on, file_id, states, status, store_code }) => {
      const until = expires_on ? ` until ${expires_on}` : "";
      const terms = status === "accepted" ? ` in ${states}${until}` : "";
      return `customer ${customer_id} (${store_code}), sent ${created_at.slice(0, 10)}, file ${file_id}: ${status}${terms}`;
    })
    .join("\n");
}
