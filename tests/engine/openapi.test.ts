import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { OrderStatus } from "~/engine/orders/order-states";
import { routes } from "~/engine/rest/rest-routes";
import type { TotalsCode } from "~/engine/totals/total";
import { customerTokenCookie } from "~/provider/cookies.server";
import { operations, resolved, validation } from "./openapi-document";

/** All of them: the compiler reports a missing or unknown one. */
const TOTALS_CODES: Record<TotalsCode, true> = {
  subtotal: true,
  price_code: true,
  discount: true,
  reward_points: true,
  gift_wrapping: true,
  shipping: true,
  tax: true,
  gift_card: true,
  store_credit: true,
  grand_total: true,
};

/** All of them: the compiler reports a missing or unknown one. */
const ORDER_STATUSES: Record<OrderStatus, true> = {
  pending_payment: true,
  processing: true,
  in_production: true,
  shipped: true,
  delivered: true,
  cancelled: true,
  refunded: true,
  on_hold: true,
};

/** Properties that some responses do not have. */
const OPTIONAL = [
  "parameters",
  "errors",
  "coupon_code",
  "cmsPage",
  "products",
  "blogPostList",
  "neonSignInformation",
  "metaTitle",
  "meta_description",
  "color",
];

/** Examples of paths missing in the document, and the reason. */
const UNDOCUMENTED = {
  "GET /sandbox-payment/receipt": "A page that shoppers see.",
  "GET /sandbox-payment/fonts/figtree.woff2": "A font of that page.",
  "POST /sandbox-payment/receipt": "The form on that page.",
  "POST /webhooks/stripe": "Called by the payment service alone, in its own format.",
  "GET /rest/mpc/V1/packing-slips/token.pdf":
    "Opened by staff alone, by a link on the order's page in /admin.",
  "GET /rest/mpc/V1/packing-slips/orders/token.pdf":
    "Opened by staff alone, by a link from the list of orders in /admin.",
  "GET /rest/mpc/V1/print-files/desk/token/1.zip":
    "Opened by staff alone, by a link on the order's page in /admin.",
  "GET /rest/mpc/V1/shipping-labels/token/1.pdf":
    "Opened by staff alone, by a link on the order's page in /admin.",
  "POST /webhooks/easypost": "Called by the label service alone, in its own format.",
  "GET /media/catalog/product/pet-tag.svg": "A file; clients get its URL from GraphQL.",
  "GET /rest/mpc/V1/dev/mail": "Exists only in development.",
};

function isUndocumented(method: string, path: RegExp): boolean {
  return Object.keys(UNDOCUMENTED).some((example) => {
    const [exampleMethod, examplePath] = example.split(" ");
    return exampleMethod === method && path.test(examplePath);
  });
}

/** All objects in `part`, with their paths starting at `path`. */
function objectsIn(part: unknown, path: string): { path: string; object: object }[] {
  if (typeof part !== "object" || part === null) return [];
  const below = Object.entries(part).flatMap(([key, value]) => objectsIn(value, `${path}/${key}`));
  return [{ path, object: part }, ...below];
}

function optionalProperties(schema: object): string[] {
  if (!("properties" in schema && "required" in schema)) return [];
  const { properties, required } = schema as { properties: object; required: string[] };
  return Object.keys(properties).filter((name) => !required.includes(name));
}

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", () => {
    expect(validation).toEqual({ valid: true });
    expect(resolved).toMatchObject({ openapi: "3.1.0" });
  });

  test("describes every route, and no other", () => {
    const documented = operations.map(({ method, path }) => `${method} ${path.source}`);
    const expected = routes
      .filter(({ method, path }) => !isUndocumented(method, path))
      .map(({ method, path }) => `${method} ${path.source.replace(/\\\/\?\$$/, "$")}`);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  test("has schemas in JSON Schema 2020-12", () => {
    const ajv = addFormats(new Ajv2020({ strict: true, allowUnionTypes: true }));
    const schemas = objectsIn(resolved.paths, "paths").filter(({ path }) => path.endsWith("/schema"));
    for (const { path, object } of schemas) expect(() => ajv.compile(object), path).not.toThrow();
    expect(schemas.length).toBeGreaterThan(0);
  });

  test("names each operation once", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("defines the security schemes that its operations use", () => {
    const named = operations.flatMap(({ security }) => security.flatMap((schemes) => Object.keys(schemes)));
    const { securitySchemes } = resolved.components;
    expect(new Set(named)).toEqual(new Set(Object.keys(securitySchemes)));
    expect(securitySchemes.session.name).toBe(customerTokenCookie.name);
  });

  test("states for every object in a response whether it may have other properties", () => {
    const parts = operations.flatMap(({ operationId, responses }) => objectsIn(responses, operationId));
    const objects = parts.filter(({ object }) => "type" in object && object.type === "object");
    expect(objects.filter(({ object }) => !("additionalProperties" in object))).toEqual([]);
    expect(objects.length).toBeGreaterThan(0);
  });

  test("requires each property of a response but those listed as optional", () => {
    const parts = objectsIn(
      operations.map(({ responses }) => responses),
      "responses",
    );
    const optional = parts.flatMap(({ object }) => optionalProperties(object));
    expect(new Set(optional)).toEqual(new Set(OPTIONAL));
  });

  test("lists every code of totals and every status of orders", () => {
    const { TotalsSegment, Order } = resolved.components.schemas;
    expect(TotalsSegment).toMatchObject({ properties: { code: { enum: Object.keys(TOTALS_CODES) } } });
    expect(Order).toMatchObject({ properties: { status: { enum: Object.keys(ORDER_STATUSES) } } });
  });
});
