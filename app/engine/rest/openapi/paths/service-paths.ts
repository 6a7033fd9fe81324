import { exactObject, json, jsonBody, type Paths, parameter, response } from "../parts";
import { ON_READ, ON_WRITE } from "../responses";
import { success } from "../schemas/response-schemas";
import { PUBLIC } from "../security";

/** Operations for the payment provider, load balancers, review widgets and tools. */

const TAG = "Service";

const ratings = exactObject({
  average: exactObject({
    text: { type: "string", description: "Average number of stars.", examples: ["4.8"] },
  }),
  review_count: exactObject({ text: { type: "string", description: "Number of reviews." } }),
});

export const servicePaths: Paths = {
  "/rest/openapi.json": {
    get: {
      operationId: "getOpenapi",
      tags: [TAG],
      summary: "Get this document",
      security: PUBLIC,
      responses: {
        ...ON_READ,
        200: json("An OpenAPI 3.1 document.", { type: "object", additionalProperties: true }),
      },
    },
  },
  "/rest/mpc/V1/ready": {
    parameters: [parameter("Store")],
    get: {
      operationId: "getReadiness",
      tags: [TAG],
      summary: "Check that database and disk are ready",
      security: PUBLIC,
      responses: { ...ON_READ, 200: json("Ready.", success(exactObject({ ready: { const: true } }))) },
    },
  },
  "/ratingbadge": {
    parameters: [parameter("Store")],
    get: {
      operationId: "getRatingBadge",
      tags: [TAG],
      summary: "Get the shop's rating",
      security: PUBLIC,
      responses: { ...ON_READ, 200: json("The rating.", exactObject({ sites: ratings })) },
    },
  },
  "/rest/mpc/V1/payments/notice": {
    parameters: [parameter("Store")],
    post: {
      operationId: "receivePaymentNotice",
      tags: [TAG],
      summary: "Receive a payment notice from the payment provider",
      description:
        "Idempotent. After any status other than 200 the payment provider sends the notice again. REFUNDED: the order could not accept the payment, and it is refunded.",
      security: PUBLIC,
      requestBody: jsonBody({
        type: "object",
        required: ["receipt"],
        properties: { receipt: { type: "string", description: "Signed receipt of the payment." } },
      }),
      responses: {
        ...ON_WRITE,
        200: json(
          "The payment is recorded.",
          success(exactObject({ outcome: { enum: ["PAID", "REFUNDED"] } })),
        ),
        400: response("InvalidRequest"),
      },
    },
  },
};
