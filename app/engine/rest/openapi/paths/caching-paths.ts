import { exactObject, json, jsonBody, type Part, type Paths, parameter, response, schema } from "../parts";
import { ON_READ } from "../responses";
import { success } from "../schemas/response-schemas";
import { DEVELOPER, PUBLIC } from "../security";

/** Page metadata, configuration, and cache invalidation (specification §7). */

const TAG = "Caching";

const PRICE_CODE = {
  type: ["string", "null"],
  maxLength: 256,
  description: "A price code of the visitor's.",
};

const pageBody: Part = {
  type: "object",
  required: ["slug"],
  properties: {
    slug: { type: "string", maxLength: 512, description: "Path of the page; empty for the home page." },
    priceCache: PRICE_CODE,
    startPricePriceCache: PRICE_CODE,
    priceCache699: PRICE_CODE,
  },
};

const configurationBody: Part = {
  type: "object",
  required: ["config_fields"],
  properties: {
    config_fields: {
      description: "Keys, as a list or as a list written as JSON.",
      anyOf: [
        { type: "array", maxItems: 100, items: { type: "string", maxLength: 100 } },
        { type: "string", contentMediaType: "application/json" },
      ],
    },
  },
};

const configuration = exactObject({
  configvalues: {
    type: "array",
    description: "Unknown keys are absent.",
    items: exactObject({ key: { type: "string" }, value: { type: "string" } }),
  },
});

const invalidations = exactObject({
  version: { type: "integer", minimum: 0, description: "The current version." },
  patterns: {
    type: "array",
    description: "Paths invalidated after `since`, in order. Null stands for everything.",
    items: { type: ["string", "null"] },
  },
});

export const cachingPaths: Paths = {
  "/caching": {
    parameters: [parameter("Store")],
    post: {
      operationId: "readConfiguration",
      tags: [TAG],
      summary: "Read configuration values",
      security: PUBLIC,
      requestBody: jsonBody(configurationBody),
      responses: {
        ...ON_READ,
        200: json("The values of known keys.", success(configuration)),
        400: response("InvalidRequest"),
      },
    },
  },
  "/caching/cacheurl": {
    parameters: [parameter("Store")],
    post: {
      operationId: "readPageMetadata",
      tags: [TAG],
      summary: "Read the metadata of a page",
      security: PUBLIC,
      requestBody: jsonBody(pageBody),
      responses: {
        ...ON_READ,
        200: json("Metadata and details of the page.", success(schema("PageMetadata"))),
        400: response("InvalidRequest"),
      },
    },
  },
  "/caching/cache/clear": {
    parameters: [parameter("Store")],
    post: {
      operationId: "invalidatePage",
      tags: [TAG],
      summary: "Invalidate what is cached for a page",
      description: "A body is accepted and has no effect.",
      security: DEVELOPER,
      parameters: [
        {
          name: "pattern",
          in: "header",
          required: true,
          description: "Path of the page.",
          schema: { type: "string", minLength: 1, maxLength: 1000, examples: ["/faq"] },
        },
      ],
      responses: {
        ...ON_READ,
        200: invalidated("The page is invalidated in every process.", { type: "string" }),
        400: response("InvalidRequest"),
        401: response("Unauthorized"),
      },
    },
  },
  "/caching/cache/clearall": {
    parameters: [parameter("Store")],
    post: {
      operationId: "invalidateAll",
      tags: [TAG],
      summary: "Invalidate everything that is cached",
      security: DEVELOPER,
      responses: {
        ...ON_READ,
        200: invalidated("Everything is invalidated in every process.", { const: "all" }),
        401: response("Unauthorized"),
      },
    },
  },
  "/caching/cache/version": {
    parameters: [parameter("Store")],
    get: {
      operationId: "listInvalidations",
      tags: [TAG],
      summary: "List what was invalidated since a version",
      security: PUBLIC,
      parameters: [
        {
          name: "since",
          in: "query",
          description: "The last known version. Without it, only the current version is returned.",
          schema: { type: "integer", minimum: 0, maximum: 999_999_999 },
        },
      ],
      responses: {
        ...ON_READ,
        200: json("The current version and what was invalidated.", success(invalidations)),
        400: response("InvalidRequest"),
      },
    },
  },
};

function invalidated(description: string, cleared: Part): Part {
  return json(description, success(exactObject({ cleared })));
}
