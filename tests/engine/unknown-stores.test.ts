import { buildSchema, getNamedType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { typeDefinitions } from "~/engine/admin-api/type-definitions.generated";
import { adminCases } from "./authorization/admin-cases";
import { documentOf, rootsOf } from "./authorization/operations";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, staffMember } from "./staff";

/** An address such as /admin/orders?store=nonsense, and people whose store is gone. */

const STORE = "nonsense";
const schema = buildSchema(typeDefinitions);
const roots = rootsOf(typeDefinitions);

interface Asked {
  operation: string;
  /** Arguments that name a store. */
  arguments: object;
}

/** Every query, and every export, with the arguments that name a store. */
const asked: Asked[] = roots.flatMap((root) =>
  Object.values(root.getFields()).flatMap(({ name, args }) => {
    if (root.name === "Mutation" && !name.startsWith("export")) return [];
    const named = args.flatMap(({ name: argument, type }): [string, unknown][] => {
      if (argument === "store_code") return [[argument, STORE]];
      const input = getNamedType(type);
      const hasStore = isInputObjectType(input) && "store_code" in input.getFields();
      return hasStore ? [[argument, { store_code: STORE }]] : [];
    });
    return [{ operation: `${root.name}.${name}`, arguments: Object.fromEntries(named) }];
  }),
);
const withStore = asked.filter((each) => Object.keys(each.arguments).length > 0);

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function call({ operation, arguments: named }: Asked, storeCodes: string[] | null) {
  const { token } = await staffMember(engine, "owner", { storeCodes });
  const order = { number: "MPC-1", version: "none", key: "key-of-the-form-1" };
  const variables: Record<string, unknown> = { ...adminCases[operation].variables?.(order) };
  for (const [name, value] of Object.entries(named)) {
    const before = variables[name];
    variables[name] = typeof value === "object" && before ? { ...(before as object), ...value } : value;
  }
  return callAdmin(engine, documentOf(operation, 2, roots), variables, token);
}

/** Problems that people can read are fine. */
const EXPECTED = ["graphql-input", "graphql-no-such-entity", "graphql-authorization"];

test("there are many such lists", () => {
  expect(schema.getQueryType()).toBeDefined();
  expect(withStore.length).toBeGreaterThan(25);
});

test.each(withStore)("$operation has nothing of an unknown store", async (each) => {
  const { data, errors } = await call(each, null);
  for (const { message, extensions } of errors ?? []) {
    expect(message).not.toBe("Internal server error");
    expect(EXPECTED).toContain(extensions.category);
  }
  const result = Object.values(data ?? {})[0] as { items?: unknown[] } | unknown[] | null | undefined;
  const items = Array.isArray(result) ? result : result?.items;
  expect(items ?? []).toEqual([]);
});

test.each(asked)("$operation works for somebody whose only store is gone", async ({ operation }) => {
  const { errors } = await call({ operation, arguments: {} }, [STORE]);
  for (const { message } of errors ?? []) expect(message).not.toBe("Internal server error");
});
