import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

test("a document outside the contract is answered with its fault, not with a crash", async () => {
  const { data, errors } = await engine.graphql("{ noSuchField }");
  expect(data).toBeUndefined();
  expect(errors?.[0].message).toContain("noSuchField");
});
