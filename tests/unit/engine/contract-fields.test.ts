import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { engineSchema } from "~/engine/graphql/schema";
import { hasNoObjects } from "~/engine/graphql/types-without-objects";

const schema = engineSchema();

/** The engine's own code, without what is generated from the contract. */
const engineCode = readdirSync("app/engine", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".generated."))
  .map((path) => readFileSync(join("app/engine", path), "utf8"))
  .join("\n");
const words = new Set(engineCode.match(/\w+/g));

test.each(["Query", "Mutation"])("every field of %s has a resolver", (type) => {
  const root = schema.getType(type);
  if (!isObjectType(root)) throw new Error(`The contract has no ${type}.`);
  const unresolved = Object.values(root.getFields()).filter(({ resolve }) => !resolve);
  expect(unresolved.map(({ name }) => `${type}.${name}`)).toEqual([]);
});

test("every field of the contract is used in the engine", () => {
  const unanswered = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__") && !hasNoObjects(type.name))
    .flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
    )
    .filter(({ field }) => !field.resolve && !words.has(field.name))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(unanswered).toEqual([]);
});
