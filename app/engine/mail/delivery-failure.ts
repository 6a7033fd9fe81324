/** The reason an email could not be delivered. */
export interface DeliveryFailure {
  /** Such as "550 5.1.1" or "ETIMEDOUT"; never the server's text, which may contain addresses. */
  reason: string;
  /** The recipient's server will never accept this email. */
  isPermanent: boolean;
  /** The mail server is unreachable or rejects the store itself, so that other emails would fail, too. */
  isServerDown: boolean;
}

/** Commands whose rejection concerns the recipient or the email, not the store. */
const ABOUT_THE_EMAIL = new Set(["RCPT TO", "DATA"]);
/** nodemailer's codes for a connection that could not be opened, or broke. */
const CONNECTION_CODES = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETLS", "EAUTH", "ENOAUTH"]);
const CONNECTION_TIMEOUTS = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);

/** Classifies an error of the transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const details = typeof error === "object" && error !== null ? (error as Record<string, unknown>) : {};
  const { code, command, responseCode, response, timeoutType } = details;
  const status = typeof responseCode === "number" ? responseCode : null;
  const enhanced = enhancedStatus(response);
  return {
    reason: status === null ? codeName(code) : [status, enhanced].filter(Boolean).join(" "),
    isPermanent: ABOUT_THE_EMAIL.has(String(command)) && isFinal(status, enhanced),
    isServerDown: CONNECTION_CODES.has(String(code)) || CONNECTION_TIMEOUTS.has(String(timeoutType)),
  };
}

/**
 * A 5xx reply is final, with two exceptions: a full mailbox (552, 5.2.2) can be emptied, and a rejection by policy
 * (5.7.x: relaying, block lists, authentication) concerns the store's server, which the operator can repair.
 */
function isFinal(status: number | null, enhanced: string | null): boolean {
  if (status === null || status < 500 || status > 599) return false;
  if (enhanced === null) return status !== 552;
  return enhanced !== "5.2.2" && !enhanced.startsWith("5.7.");
}

/** RFC 3463, such as "5.1.1" in "550 5.1.1 No such user". */
function enhancedStatus(response: unknown): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1] ?? null;
}

function codeName(code: unknown): string {
  return typeof code === "string" && /^[A-Z_]{1,40}$/.test(code) ? code : "unknown";
}
