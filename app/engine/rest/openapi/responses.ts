import { json, type Part, response, schema } from "./parts";

/** Responses that many operations share. */

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
};

export const sharedResponses: Record<string, Part> = {
  UnknownStore: json("The request names an unknown store.", schema("MagentoError")),
  InvalidMagentoRequest: json(
    "The body or a value in it is not acceptable, or the request names an unknown store.",
    schema("MagentoError"),
  ),
  InvalidRequest: json(
    "The body or a value in it is not acceptable, or the request names an unknown store.",
    {
      anyOf: [schema("Failure"), schema("MagentoError")],
    },
  ),
  MagentoUnauthorized: json("No valid customer token was sent.", schema("MagentoError")),
  Unauthorized: json("No valid credentials were sent.", schema("Failure")),
  Forged: json(
    "The request was authenticated by a cookie but lacks a valid X-XSRF-TOKEN header.",
    schema("Failure"),
  ),
  MagentoNotFound: json("It does not exist, or belongs to somebody else.", schema("MagentoError")),
  NotFound: json("It does not exist, or the caller may not see it.", schema("Failure")),
  NotModified: { description: "The client's copy is current." },
  TooLarge: json("The file is too large.", schema("Failure")),
  Unprocessable: json("The file cannot be used; the message says why.", schema("Failure")),
  TooMany: json("The caller has reached a limit.", schema("Failure"), RETRY_AFTER),
  InternalError: {
    description: "An unexpected error.",
    content: { "text/plain": { schema: { type: "string" } } },
  },
  Unavailable: json(
    "The database or the file store does not answer, or the shop is busy.",
    schema("Failure"),
    RETRY_AFTER,
  ),
};

/** Responses that every operation can return. */
export const ON_READ = {
  400: response("UnknownStore"),
  500: response("InternalError"),
  503: response("Unavailable"),
};

/** Responses that every operation under /rest can return that changes something. */
export const ON_WRITE = { ...ON_READ, 403: response("Forged") };
