import type { Row } from "../database/schema";

/** A certificate that staff have accepted. */
export type AcceptedCertificate = Pick<Row<"tax_certificate">, "states" | "expires_on">;

/** True if a certificate exempts its customer in a state on a day. @param day yyyy-mm-dd */
export function isExemptIn(certificate: AcceptedCertificate | null, region: string, day: string): boolean {
  if (!certificate) return false;
  const { expires_on, states } = certificate;
  return states.split(",").includes(region) && (expires_on === null || day <= expires_on);
}
