/** Sign-in codes, reset links and the like go first, what a person waits for next, news and reminders last. */
export const PRIORITY = { security: 0, transactional: 1, bulk: 2 };

/** Every kind of email the shop sends, with its priority. Reports to the owner and the metrics count by kind. */
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

/** Lower numbers are sent first. */
export function priorityOf(kind: EmailKind): number {
  return priorities[kind];
}
