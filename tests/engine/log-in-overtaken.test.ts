import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { setPassword } from "~/engine/customers/set-password";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";

/** Runs while a password is being checked, which takes a while. */
let meanwhile = async () => {};

vi.mock("~/engine/customers/password", async (original) => {
  const real = await original<typeof import("~/engine/customers/password")>();
  return {
    ...real,
    async isPassword(typed: string, hashed: string | null) {
      const isRight = await real.isPassword(typed, hashed);
      await meanwhile();
      return isRight;
    },
  };
});

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

test("a password changed while it is checked starts no session that outlives the change", async () => {
  const { id, email, password } = await withPassword();
  meanwhile = () =>
    engine.db.transaction().execute((transaction) =>
      setPassword(
        transaction,
        engine.settings,
        { id, email, store_code: engine.settings.brand },
        {
          passwordHash: "the hash of a new one",
          sessionToKeep: null,
        },
      ),
    );
  const { data, errors } = await engine.graphql(LOG_IN, { email, password });
  expect(data.generateCustomerToken).toBeNull();
  expect(errors?.[0].extensions.category).toBe("graphql-authentication");
  expect(await sessionsOf(id)).toHaveLength(0);
});

test("an unchanged one starts a session", async () => {
  meanwhile = async () => {};
  const { id, email, password } = await withPassword();
  const { data } = await engine.graphql(LOG_IN, { email, password });
  expect(data.generateCustomerToken.token).toBeTruthy();
  expect(await sessionsOf(id)).toHaveLength(1);
});

function sessionsOf(id: number) {
  return engine.db.selectFrom("customer_token").selectAll().where("customer_id", "=", id).execute();
}

async function withPassword() {
  const { id, email } = await customer(engine);
  const password = "Analytical1";
  const password_hash = await hashPassword(password);
  await engine.db.updateTable("customer").set({ password_hash }).where("id", "=", id).execute();
  await engine.db.deleteFrom("customer_token").where("customer_id", "=", id).execute();
  return { id, email, password };
}
