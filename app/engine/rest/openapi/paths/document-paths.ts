import { file, type Paths, parameter, pathParameter, response } from "../parts";
import { ON_READ } from "../responses";
import { PUBLIC } from "../security";

/** PDF files of orders. The token in the path is the permission. */

const TAG = "Documents";

export const documentPaths: Paths = {
  "/rest/mpc/V1/invoices/{token}.pdf": {
    parameters: [
      parameter("Store"),
      pathParameter("token", "Token of the order's `invoice_url`.", { pattern: "^[\\w.-]{1,600}$" }),
    ],
    get: {
      operationId: "getInvoice",
      tags: [TAG],
      summary: "Get the invoice of an order",
      security: PUBLIC,
      responses: {
        ...ON_READ,
        200: file("The invoice.", ["application/pdf"]),
        404: response("NotFound"),
        429: response("TooMany"),
      },
    },
  },
  "/rest/mpc/V1/print-files/{audience}/{token}/{itemId}/{revision}-{surface}.pdf": {
    parameters: [
      parameter("Store"),
      pathParameter("audience", "`desk`: the shop, for printing. `proof`: the buyer, for approval.", {
        enum: ["desk", "proof"],
      }),
      pathParameter("token", "Token of the shop's link to the order, or of the buyer's link to the proofs.", {
        pattern: "^[\\w.-]{1,600}$",
      }),
      pathParameter("itemId", "Id of the order item.", { pattern: "^\\d{1,9}$" }),
      pathParameter("revision", "Number of the design's revision.", { pattern: "^\\d{1,9}$" }),
      pathParameter("surface", "Key of the surface.", { pattern: "^[a-z0-9-]{1,40}$" }),
    ],
    get: {
      operationId: "getPrintFile",
      tags: [TAG],
      summary: "Get a print file of an ordered design",
      security: PUBLIC,
      responses: {
        ...ON_READ,
        200: file("The print file.", ["application/pdf"]),
        404: response("NotFound"),
      },
    },
  },
};
