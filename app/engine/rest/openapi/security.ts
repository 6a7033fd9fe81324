import type { Part } from "./parts";

/** Who sends a request, and the combinations that operations accept. */

export const securitySchemes: Record<string, Part> = {
  customer: {
    type: "http",
    scheme: "bearer",
    description:
      "Token of a signed-in customer, from the GraphQL mutation `generateCustomerToken`. Without the header, the shop's own session cookie is used; a request that changes something must then repeat the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`.",
  },
  visitor: {
    type: "apiKey",
    in: "header",
    name: "designOwner",
    description:
      "A secret chosen by the client for a visitor, up to 256 characters. Photos and designs created with it belong to whoever sends it.",
  },
  developer: {
    type: "apiKey",
    in: "header",
    name: "developer",
    description: "The shop's `DEVELOPER_TOKEN`.",
  },
};

/** Anybody may call the operation. */
export const PUBLIC: Part[] = [];
export const CUSTOMER: Part[] = [{ customer: [] }];
export const DEVELOPER: Part[] = [{ developer: [] }];
/** The operation works on what belongs to a customer or a visitor. */
export const OWNER: Part[] = [{ customer: [] }, { visitor: [] }];
/** The header is needed only for a design of the visitor's. */
export const OPTIONAL_VISITOR: Part[] = [{}, { visitor: [] }];
/** A customer's own designs, and those that the visitor made before they signed in. */
export const CUSTOMER_AND_VISITOR: Part[] = [{ customer: [] }, { customer: [], visitor: [] }];
