import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { beforeEach, expect, test, vi } from "vitest";
import { GENERATED } from "../../../scripts/codegen/sources.mjs";

/** GET /graphql/schema.graphql, from which other clients generate their types. */

const changed = vi.hoisted((): { providerUrl?: string; isSchemaPublic?: boolean } => ({}));
vi.mock("~/settings/settings.server", async (original) => {
  const settings = await original<typeof import("~/settings/settings.server")>();
  return { ...settings, currentSettings: () => ({ ...settings.currentSettings(), ...changed }) };
});

const { respondWithSchema } = await import("~/provider/host.server");

beforeEach(() => Object.assign(changed, { providerUrl: undefined, isSchemaPublic: true }));

test("the schema is published where introspection is allowed", async () => {
  const response = respondWithSchema();
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const schema = buildSchema(await response.text());
  expect(schema.getQueryType()?.getFields()).toHaveProperty("storeConfig");
});

test("the file that a build copies is the published schema", async () => {
  const file = readFileSync(GENERATED.schema, "utf8");
  expect(file.trimEnd()).toBe(await respondWithSchema().text());
});

test.each([{ isSchemaPublic: false }, { providerUrl: "https://magento.example" }])(
  "nothing is published with %o",
  (different) => {
    Object.assign(changed, different);
    expect(respondWithSchema().status).toBe(404);
  },
);
