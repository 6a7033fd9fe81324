import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseAccount } from "~/engine/account-deletion/erase-account";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { privacyDesk } from "./privacy-desk";
import { customer } from "./shopper";
import { staffMember } from "./staff";

/** What an erasure leaves of a guest: nothing, also by other links and in other tables. */

const GONE = { file: null, problem: "This link no longer works." };

let engine: EngineFixture;
let desk: ReturnType<typeof privacyDesk>;
beforeAll(async () => {
  engine = await openFixture();
  desk = privacyDesk(engine, await staffMember(engine, "manager"));
});
afterAll(() => engine.close());

const requestsOf = async (number: string, state: string) =>
  (await desk.list(state)).filter(({ order_number }) => order_number === number);

describe("another request of an erased address", () => {
  test("ends, so that its link exports nobody's orders", async () => {
    const order = await desk.guestOrder();
    const copy = await desk.request(order, "EXPORT");
    expect((await desk.confirm(await desk.request(order, "ERASE"))).problem).toBeNull();
    expect(await desk.confirm(copy)).toEqual(GONE);
    expect(await requestsOf(order.number, "WAITING")).toEqual([]);
    expect(await requestsOf(order.number, "CLOSED")).toMatchObject([{ kind: "EXPORT", email: "" }]);
  });

  test("ends also when an account with that address is deleted", async () => {
    const order = await desk.guestOrder();
    const token = await desk.request(order, "EXPORT");
    const { id } = await customer(engine);
    const leaver = await engine.db
      .updateTable("customer")
      .set({ email: order.email, email_confirmed_at: new Date().toISOString() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await engine.db
      .transaction()
      .execute((transaction) => eraseAccount(transaction, engine.settings, leaver));
    expect(await desk.confirm(token)).toEqual(GONE);
    expect(await requestsOf(order.number, "WAITING")).toEqual([]);
  });

  test("never gets a link without an address", async () => {
    const order = await desk.guestOrder();
    const token = await desk.request(order, "EXPORT");
    const [{ id }] = await requestsOf(order.number, "WAITING");
    await engine.db.updateTable("privacy_request").set({ email: "" }).where("id", "=", Number(id)).execute();
    expect(await desk.confirm(token)).toEqual(GONE);
    expect((await desk.resend(id)).errors?.[0].extensions.code).toBe("CHANGED");
  });
});
