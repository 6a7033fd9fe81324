import type { Part } from "./parts";

/** How callers identify themselves, and the combinations that operations accept. */

export const securitySchemes: Record<string, Part> = {
  customer: {
    type: "http",
    scheme: "bearer",
    description: "Token of a signed-in customer, from the GraphQL mutation `generateCustomerToken`.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "MPC_CID",
    description: "The shop's session cookie of a signed-in customer; ignored when a Bearer token is sent.",
  },
  xsrf: {
    type: "apiKey",
    in: "header",
    name: "X-XSRF-TOKEN",
    description:
      "The value of the cookie `XSRF-TOKEN`. Every request that has the session cookie, no Bearer token, and a method other than GET or HEAD must send it.",
  },
  visitor: {
    type: "apiKey",
    in: "header",
    name: "designOwner",
    description:
      "A secret that the client chooses for a visitor, up to 256 characters. It gives access to the photos and designs created with it.",
  },
  developer: {
    type: "apiKey",
    in: "header",
    name: "developer",
    description: "The shop's `DEVELOPER_TOKEN`.",
  },
};

const BEARER = { customer: [] };
const VISITOR = { visitor: [] };
const READING_BROWSER = { session: [] };
const WRITING_BROWSER = { session: [], xsrf: [] };

export const PUBLIC: Part[] = [];
export const DEVELOPER: Part[] = [{ developer: [] }];
export const CUSTOMER_READS: Part[] = [BEARER, READING_BROWSER];
export const CUSTOMER_WRITES: Part[] = [BEARER, WRITING_BROWSER];
/** For photos and designs, which belong to a customer or a visitor. */
export const OWNER_READS: Part[] = [...CUSTOMER_READS, VISITOR];
export const OWNER_WRITES: Part[] = [...CUSTOMER_WRITES, VISITOR];
/** The header is only required for a visitor's design. */
export const OPTIONAL_VISITOR: Part[] = [{}, VISITOR];
/** Designs that the customer created before signing in require the visitor's header. */
export const CUSTOMER_AND_VISITOR_WRITES: Part[] = [
  ...CUSTOMER_WRITES,
  { ...BEARER, ...VISITOR },
  { ...WRITING_BROWSER, ...VISITOR },
];
