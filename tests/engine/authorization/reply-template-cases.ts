import type { AdminCase } from "./admin-cases";

const template = { id: "0", key: "key-of-the-form-1", version: "none" };
const texts = { title: "", text: "" };

/** Templates need the permission of their replies; those of no template need a session alone. */
export const replyTemplateCases: Record<string, AdminCase> = {
  "Query.replyTemplates": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: () => ({ kind: "CLAIM" }),
  },
  "Query.filledReplyTemplate": { allowed: "staff", variables: () => ({ id: "0", subject: "0" }) },
  "Mutation.createReplyTemplate": {
    allowed: ["owner", "manager", "support"],
    variables: ({ key }) => ({
      input: { store_code: "mpc", kind: "QUESTION", key, title: "Thanks", text: "Thank you." },
    }),
  },
  "Mutation.changeReplyTemplate": {
    allowed: "staff",
    variables: () => ({ input: { ...template, ...texts } }),
  },
  "Mutation.deleteReplyTemplate": { allowed: "staff", variables: () => ({ input: template }) },
};
