import type { AdminCase } from "./admin-cases";

const SUPPORT = ["owner", "manager", "support"];

/** Who may read the inboxes of staff, and act there. */
export const inboxCases: Record<string, AdminCase> = {
  "Query.claims": { allowed: ["owner", "manager", "support", "operator"] },
  "Mutation.exportClaims": { allowed: ["owner", "manager"] },
  "Mutation.resendFailedEmail": { allowed: SUPPORT, variables: ({ key }) => ({ id: "0", key }) },
  "Query.contactMessages": { allowed: SUPPORT },
  "Query.commentedDesign": { allowed: SUPPORT, variables: () => ({ link: "none" }) },
  "Mutation.deleteDesignComments": { allowed: SUPPORT, variables: () => ({ link: "none", ids: ["0"] }) },
  "Query.contactMessage": { allowed: SUPPORT, variables: () => ({ id: "0" }) },
  "Mutation.replyToContactMessage": {
    allowed: SUPPORT,
    variables: ({ version, key }) => ({ input: { id: "0", version, key, text: "Yes.", is_done: true } }),
  },
  "Mutation.setContactMessageStatus": {
    allowed: SUPPORT,
    variables: ({ version, key }) => ({ input: { id: "0", version, key, status: "DONE" } }),
  },
  "Mutation.closeContactMessages": { allowed: SUPPORT, variables: () => ({ ids: ["0"] }) },
};
