import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

async function asks(address: string) {
  const { errors } = await engine.graphql(
    "query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }",
    { email: `${randomId()}@example.com` },
    from(address),
  );
  return errors?.[0].message ?? null;
}

async function registers(address: string) {
  const input = {
    firstname: "Ada",
    lastname: "Byron",
    email: `${randomId()}@example.com`,
    password: "Analytical1",
  };
  const { errors } = await engine.graphql(
    "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }",
    { input },
    from(address),
  );
  return errors?.[0].message ?? null;
}

// The clock is frozen, so that attempts on a busy machine fall into the same wait.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a visitor who checks many addresses has to wait, also to create an account; others do not", async () => {
  for (let count = 0; count < 41; count += 1) expect(await asks("203.0.113.20")).toBeNull();
  expect(await asks("203.0.113.20")).toContain("a lot in a short time");
  expect(await registers("203.0.113.20")).toContain("a lot in a short time");
  expect(await registers("203.0.113.21")).toBeNull();
});
