import {
  exactObject,
  file,
  json,
  jsonBody,
  type Part,
  type Paths,
  parameter,
  pathParameter,
  response,
} from "../parts";
import { ON_READ, ON_WRITE } from "../responses";
import { success } from "../schemas/response-schemas";
import { CUSTOMER_READS, CUSTOMER_WRITES, PUBLIC } from "../security";
import { atBothBases } from "./both-bases";

/** Emails about an account, a customer's data, and the proof of their GST number. */

const TAG = "Customers";

const EMAIL = { type: "string", maxLength: 1000, description: "Email address of the account." };
const WEBSITE = { type: "integer", description: "Accepted for Magento's clients; has no effect." };
const SENT =
  "The response is the same whether or not the address has an account, and whether or not an email was sent.";

const passwordBody: Part = {
  type: "object",
  required: ["email"],
  properties: {
    email: EMAIL,
    template: { enum: ["email_reset", "email_reminder"], default: "email_reset" },
    websiteId: WEBSITE,
  },
};

const resendBody: Part = {
  type: "object",
  required: ["email"],
  properties: { email: EMAIL, websiteId: WEBSITE },
};

const confirmBody: Part = {
  type: "object",
  required: ["email", "confirmationKey"],
  properties: {
    email: { ...EMAIL, description: "The address the link was sent to." },
    confirmationKey: { type: "string", maxLength: 1000, description: "`key` of the emailed link." },
  },
};

export const customerPaths: Paths = {
  ...atBothBases("/customers/password", {
    parameters: [parameter("Store"), parameter("Captcha")],
    post: emailRequest("requestPasswordReset", "Email a password reset link", passwordBody),
    put: emailRequest("initiatePasswordReset", "Email a password reset link, as in Magento", passwordBody),
  }),
  ...atBothBases("/customers/resend-confirmation", {
    parameters: [parameter("Store"), parameter("Captcha")],
    post: emailRequest("resendConfirmation", "Email the confirmation link again", resendBody),
  }),
  ...atBothBases("/customers/confirm", {
    parameters: [parameter("Store"), parameter("Captcha")],
    post: emailRequest(
      "resendConfirmationAsMagento",
      "Email the confirmation link again, as in Magento",
      resendBody,
    ),
  }),
  ...atBothBases("/customers/confirm-email", {
    parameters: [parameter("Store")],
    post: {
      operationId: "confirmEmail",
      tags: [TAG],
      summary: "Confirm an email address by the key of the emailed link",
      description: "The caller must be signed in to the account that the link is for; otherwise 400.",
      security: CUSTOMER_WRITES,
      requestBody: jsonBody(confirmBody),
      responses: {
        ...ON_WRITE,
        200: json("The address is confirmed.", success(exactObject({ email: { type: "string" } }))),
        400: response("InvalidRequest"),
      },
    },
  }),
  "/rest/mpc/V1/customers/me/export": {
    parameters: [parameter("Store")],
    get: {
      operationId: "exportCustomerData",
      tags: [TAG],
      summary: "Download all personal data of the customer",
      security: CUSTOMER_READS,
      responses: {
        ...ON_READ,
        200: json("Rows by table. Columns vary with the version of the shop.", exportSchema(), {
          "Content-Disposition": { schema: { type: "string" } },
        }),
        401: response("Unauthorized"),
      },
    },
  },
  "/rest/mpc/V1/customers/gst-certificate": {
    parameters: [parameter("Store")],
    post: {
      operationId: "uploadGstCertificate",
      tags: [TAG],
      summary: "Upload the proof of the customer's GST number",
      description: "Replaces the previous one. At most 5 MB; images are stored as JPEG.",
      security: CUSTOMER_WRITES,
      requestBody: {
        required: true,
        ...file("The file itself.", ["application/pdf", "image/jpeg", "image/png", "image/webp"]),
      },
      responses: {
        ...ON_WRITE,
        201: json(
          "The path of the stored file, valid for an hour.",
          success(exactObject({ url: { type: "string", format: "uri-reference" } })),
        ),
        401: response("Unauthorized"),
        413: response("TooLarge"),
        422: response("Unprocessable"),
        429: response("TooMany"),
      },
    },
    delete: {
      operationId: "deleteGstCertificate",
      tags: [TAG],
      summary: "Delete the proof of the customer's GST number",
      security: CUSTOMER_WRITES,
      responses: {
        ...ON_WRITE,
        200: json("It is deleted, or there was none.", success(exactObject({}))),
        401: response("Unauthorized"),
      },
    },
  },
  "/rest/mpc/V1/customers/gst-certificate/{token}": {
    parameters: [
      parameter("Store"),
      pathParameter("token", "Token of the path that the upload returned.", { pattern: "^[\\w.-]{1,600}$" }),
    ],
    get: {
      operationId: "downloadGstCertificate",
      tags: [TAG],
      summary: "Download the proof of a GST number",
      security: PUBLIC,
      responses: {
        ...ON_READ,
        200: file("The file.", ["application/pdf", "image/jpeg"]),
        404: response("NotFound"),
      },
    },
  },
};

function emailRequest(operationId: string, summary: string, body: Part): Part {
  return {
    operationId,
    tags: [TAG],
    summary,
    description: SENT,
    security: [{}, ...CUSTOMER_WRITES],
    requestBody: jsonBody(body),
    responses: {
      ...ON_WRITE,
      200: json("The request is accepted.", success(exactObject({ sent: { const: true } }))),
      400: response("InvalidRequest"),
    },
  };
}

function exportSchema(): Part {
  const rows = { type: "array", items: { type: "object", additionalProperties: true } };
  return exactObject({
    exported_at: { type: "string", format: "date-time" },
    data: { type: "object", description: "Rows by table.", additionalProperties: rows },
  });
}
