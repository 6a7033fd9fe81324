import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isUnderstood } from "~/provider/capabilities.server";
import { RegisterPlainlyDocument } from "~/provider/contract/documents.generated";
import { type EngineFixture, openFixture } from "./engine-fixture";

vi.mock("~/settings/settings.server", () => ({
  currentSettings: () => ({ providerUrl: "http://host.example" }),
}));

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

test("a provider asked whether it supports registering registers nobody", async () => {
  const input = { firstname: "Ada", lastname: "Byron", email: "ada@example.com", password: "Good-dog-2026" };
  const probes: string[] = [];
  const isKnown = await isUnderstood(RegisterPlainlyDocument, async (probe) => {
    probes.push(probe);
    const { errors, data } = await engine.graphql<object>(probe, { input });
    expect(data).toEqual({});
    return errors ?? [];
  });
  expect(isKnown).toBe(true);
  expect(probes).toHaveLength(1);
  expect(await engine.db.selectFrom("customer").select("email").execute()).toEqual([]);
});
