/** Who may call each operation of the staff's API, and variables that it accepts. */
export interface AdminCase {
  /** "anyone"; "staff": every complete session; otherwise the roles. */
  allowed: "anyone" | "signing-in" | "staff" | string[];
  variables?: (order: { number: string; version: string; key: string }) => object;
}

const form = (order: { number: string; version: string; key: string }) => ({
  input: { ...order, text: "Called the buyer" },
});
const SALES = ["owner", "manager", "support", "operator", "packer", "bookkeeper"];
const input = (fields: object) => () => ({ input: fields });

export const adminCases: Record<string, AdminCase> = {
  "Query.staffSession": { allowed: "anyone" },
  "Query.invitation": { allowed: "anyone", variables: () => ({ token: "unknown" }) },
  "Query.enrollment": { allowed: "signing-in" },
  "Query.staff": { allowed: ["owner"] },
  "Query.roles": { allowed: ["owner"] },
  "Query.permissions": { allowed: ["owner"] },
  "Query.auditLog": { allowed: ["owner", "manager"] },
  "Query.orders": { allowed: SALES },
  "Query.order": { allowed: SALES, variables: ({ number }) => ({ number }) },
  "Query.today": { allowed: SALES },
  "Query.salesOfToday": { allowed: ["owner", "manager", "bookkeeper"] },
  "Query.customers": { allowed: ["owner", "manager", "support"] },
  "Query.customer": { allowed: ["owner", "manager", "support"], variables: () => ({ id: "1" }) },
  "Mutation.signIn": {
    allowed: "anyone",
    variables: () => ({ email: "nobody@example.com", password: "wrong" }),
  },
  "Mutation.acceptInvitation": {
    allowed: "anyone",
    variables: input({ token: "unknown", name: "Ada", password: "Paws-and-Whiskers-7" }),
  },
  "Mutation.enterCode": { allowed: "signing-in", variables: () => ({ code: "000000" }) },
  "Mutation.startEnrollment": { allowed: "signing-in" },
  "Mutation.confirmEnrollment": { allowed: "signing-in", variables: () => ({ code: "000000" }) },
  "Mutation.reauthenticate": { allowed: "staff", variables: () => ({ password: "wrong" }) },
  "Mutation.inviteStaff": {
    allowed: ["owner"],
    variables: () => ({ input: { email: `new-${Math.random()}@staff.example`, role_code: "packer" } }),
  },
  "Mutation.changeStaff": { allowed: ["owner"], variables: input({ id: "0", role_code: "packer" }) },
  "Mutation.deactivateStaff": { allowed: ["owner"], variables: () => ({ id: "0" }) },
  "Mutation.createRole": {
    allowed: ["owner"],
    variables: input({ title: "Weekend help", permissions: ["sales.view"] }),
  },
  "Mutation.addOrderComment": { allowed: ["owner", "manager", "support", "operator"], variables: form },
  "Mutation.holdOrder": { allowed: ["owner", "manager", "support", "operator"], variables: form },
  "Mutation.releaseOrder": { allowed: ["owner", "manager", "support", "operator"], variables: form },
  "Mutation.cancelOrder": { allowed: ["owner", "manager", "support"], variables: form },
  "Query.refundQuote": {
    allowed: ["owner", "manager", "support"],
    variables: ({ number }) => ({ number, refund: { adjustment: 1 } }),
  },
  "Mutation.createRefund": {
    allowed: ["owner", "manager", "support"],
    variables: (order) => ({ input: { ...order, refund: { adjustment: 1 } } }),
  },
  "Mutation.exportOrders": { allowed: ["owner", "manager", "bookkeeper"] },
  "Mutation.signOut": { allowed: "signing-in" },
};
