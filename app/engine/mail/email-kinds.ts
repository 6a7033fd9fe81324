/** Sign-in codes, reset links and the like are sent first, then emails a person waits for, last news and reminders. */
export const PRIORITY = { security: 0, transactional: 1, bulk: 2 };

/**
 * Every kind of email that the store sends, with its priority. Reports to the operator and the metrics count by kind.
 */
const priorities = {
  "sign-in-code": PRIORITY.security,
  "password-reset": PRIORITY.security,
  "email-confirmation": PRIORITY.security,
  "verification-code": PRIORITY.security,
  "account-deletion-code": PRIORITY.security,
  "security-notice": PRIORITY.security,
  order: PRIORITY.transactional,
  shipment: PRIORITY.transactional,
  proof: PRIORITY.transactional,
  claim: PRIORITY.transactional,
  gift: PRIORITY.transactional,
  account: PRIORITY.transactional,
  reply: PRIORITY.transactional,
  shop: PRIORITY.transactional,
  "newsletter-confirmation": PRIORITY.transactional,
  newsletter: PRIORITY.bulk,
  invitation: PRIORITY.bulk,
  reminder: PRIORITY.bulk,
};

export type EmailKind = keyof typeof priorities;

/** False for emails queued by older versions. */
export function isEmailKind(kind: string): kind is EmailKind {
  return Object.hasOwn(priorities, kind);
}

/** Lower numbers are sent first. */
export function priorityOf(kind: EmailKind): number {
  return priorities[kind];
}
