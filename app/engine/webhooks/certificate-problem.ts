/** Errors of certificates that have a sentence of their own, by Node's code. */
const SENTENCES: Record<string, (host: string) => string> = {
  CERT_HAS_EXPIRED: (host) => `The certificate of ${host} has expired.`,
  CERT_NOT_YET_VALID: (host) => `The certificate of ${host} isn't valid yet.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `The certificate of ${host} is for another name.`,
};
/** The codes of OpenSSL's verification and of Node's own. */
const CERTIFICATE_CODE = /CERT|LEAF_SIGNATURE|^CRL_|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH/;

/** Why a server's certificate was not accepted, in a sentence for staff; null for other errors. */
export function certificateProblem(
  { code = "", message }: NodeJS.ErrnoException,
  host: string,
): string | null {
  if (Object.hasOwn(SENTENCES, code)) return SENTENCES[code](host);
  return CERTIFICATE_CODE.test(code) ? `The certificate of ${host} isn't trusted: ${message}.` : null;
}
