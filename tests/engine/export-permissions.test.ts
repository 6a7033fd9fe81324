import { buildSchema, type GraphQLObjectType, getDirectiveValues } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { typeDefinitions } from "~/engine/admin-api/type-definitions.generated";
import { adminCases } from "./authorization/admin-cases";
import { documentOf, rootsOf } from "./authorization/operations";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, staffMember } from "./staff";

/** Whoever exports a list may also see it. */

const schema = buildSchema(typeDefinitions);
const roots = rootsOf(typeDefinitions);
const EXPORT = /^export(?!Customer$)/;

const fieldsOf = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {});

/** The permissions that an operation declares. */
function permissionOf(name: string): { resource: string; view?: string } {
  const field = [schema.getQueryType(), schema.getMutationType()]
    .flatMap(fieldsOf)
    .find((each) => each.name === name);
  const definition = schema.getDirective("permission");
  if (!field?.astNode || !definition) throw new Error(`There is no ${name}.`);
  return getDirectiveValues(definition, field.astNode) as { resource: string; view?: string };
}

/** Each export with the list that a page shows. */
const lists: Record<string, string> = {
  exportOrders: "orders",
  exportClaims: "claims",
  exportDraftOrders: "draftOrders",
  exportCustomers: "customers",
  exportAbandonedCarts: "abandonedCarts",
  exportGiftCards: "giftCards",
  exportContactMessages: "contactMessages",
  exportReviews: "reviews",
  exportQuestions: "questions",
  exportSharedPhotos: "sharedPhotos",
  exportBlanks: "blanks",
  exportPrivacyRequests: "privacyRequests",
  exportAuditLog: "auditLog",
  exportCatalog: "catalogProducts",
  exportCoupons: "coupons",
  exportPriceCodes: "priceCodes",
  exportReport: "salesReport",
};

/** Newsletter subscribers are in no list. */
const WITHOUT_LIST = ["exportSubscribers"];

test("every export is that of a list", () => {
  const exports = fieldsOf(schema.getMutationType()).map(({ name }) => name);
  const known = [...Object.keys(lists), ...WITHOUT_LIST];
  expect(exports.filter((name) => EXPORT.test(name)).sort()).toEqual(known.sort());
});

test.each(Object.entries(lists))("%s needs what the list %s needs", (operation, list) => {
  const { resource, view } = permissionOf(operation);
  expect([resource, view]).toContain(permissionOf(list).resource);
});

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function codeFor(operation: string, permissions: string[]): Promise<string> {
  const code = permissions.join("-");
  await engine.db
    .insertInto("admin_role")
    .values({
      code,
      title: code,
      permissions: JSON.stringify(permissions),
      refund_day_limit_cents: null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .execute();
  const { token } = await staffMember(engine, code);
  const name = `Mutation.${operation}`;
  const order = { number: "", version: "", key: "key-of-the-form-1" };
  const variables = adminCases[name].variables?.(order) ?? {};
  const { errors } = await callAdmin(engine, documentOf(name, 2, roots), variables, token);
  return errors?.[0].extensions.code ?? "";
}

const withView = Object.keys(lists).filter((operation) => permissionOf(operation).view);

test.each(withView)("%s needs both permissions", async (operation) => {
  const { resource, view = "" } = permissionOf(operation);
  expect(await codeFor(operation, [resource])).toBe("FORBIDDEN");
  expect(await codeFor(operation, [view])).toBe("FORBIDDEN");
  expect(await codeFor(operation, [resource, view])).toBe("");
});
