import { exactObject, type Part } from "../parts";

/** Bodies that many paths return: Magento's error, and the wrapper of specification §3. */

const FAILURES = [
  "input",
  "authorization",
  "not-found",
  "too-many",
  "too-large",
  "busy",
  "unavailable",
] as const;

export const responseSchemas: Record<string, Part> = {
  MagentoError: {
    ...exactObject(
      {
        message: { type: "string", description: "May contain placeholders such as `%fieldName`." },
        parameters: {
          type: "object",
          description: "Values of the placeholders, by name.",
          additionalProperties: { type: "string" },
        },
      },
      { optional: ["parameters"] },
    ),
    examples: [
      {
        message: "No such entity with %fieldName = %fieldValue",
        parameters: { fieldName: "cartId", fieldValue: "uKF5vTAZyXzQBkLhc7SZgQaZVnJmW0bD" },
      },
    ],
  },
  Failure: {
    ...exactObject({
      status: { const: false },
      message: { type: "string", description: "Message for the shopper in English." },
      data: { type: "null" },
      error: { enum: FAILURES },
    }),
    examples: [{ status: false, message: "No such photo.", data: null, error: "not-found" }],
  },
};

/** The wrapper of a successful response around `data`. */
export function success(data: Part): Part {
  return exactObject({
    status: { const: true },
    message: { const: "" },
    data,
    error: { type: "null" },
  });
}
