import type { AdminCase } from "./admin-cases";

const WORKSHOP: AdminCase["allowed"] = ["owner", "manager", "operator"];
const fields = { name: "White mug", low_quantity: 5, products: "photo-mug" };

export const blankCases: Record<string, AdminCase> = {
  "Query.blanks": { allowed: WORKSHOP },
  "Query.blank": { allowed: WORKSHOP, variables: () => ({ id: "0" }) },
  "Mutation.createBlank": {
    allowed: WORKSHOP,
    variables: ({ key }) => ({ input: { store_code: "mpc", key, fields } }),
  },
  "Mutation.changeBlank": {
    allowed: WORKSHOP,
    variables: ({ key }) => ({ input: { id: "0", key, version: "none", fields } }),
  },
  "Mutation.moveBlank": {
    allowed: WORKSHOP,
    variables: ({ key }) => ({ input: { id: "0", key, kind: "COUNTED", quantity: 3 } }),
  },
  "Mutation.deleteBlank": {
    allowed: WORKSHOP,
    variables: ({ key }) => ({ input: { id: "0", key, version: "none" } }),
  },
};
