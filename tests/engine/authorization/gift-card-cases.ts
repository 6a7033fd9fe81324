import type { AdminCase } from "./admin-cases";

const allowed = ["owner", "manager", "support"];

/** Who may do what with gift cards. */
export const giftCardCases: Record<string, AdminCase> = {
  "Query.giftCards": { allowed },
  "Query.giftCard": { allowed, variables: () => ({ id: "0" }) },
  "Mutation.issueGiftCard": {
    allowed,
    variables: ({ key }) => ({
      input: {
        store_code: "mpc",
        key,
        amount: "0",
        recipient_name: "Ada",
        recipient_email: "ada@example.com",
        message: "",
        reason: "For the wait",
        deliver_on: "",
      },
    }),
  },
  "Mutation.resendGiftCard": { allowed, variables: ({ key }) => ({ input: { id: "0", key } }) },
  "Mutation.correctGiftCard": {
    allowed,
    variables: ({ key }) => ({ input: { id: "0", key, recipient_email: "ada@example.com" } }),
  },
  "Mutation.blockGiftCard": {
    allowed,
    variables: ({ key }) => ({ input: { id: "0", key, reason: "Stolen" } }),
  },
};
