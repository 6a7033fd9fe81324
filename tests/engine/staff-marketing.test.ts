import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  abandonedByCustomer,
  abandonedByGuest,
  leave,
  newAddress,
  remind,
  subscribe,
} from "./abandoned-carts";
import { composer } from "./drafts";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Abandoned carts, and the export of the newsletter's subscribers. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface Cart {
  email: string;
  customer_id: string | null;
  products: string[];
  subtotal_with_discount: { value: number };
  reminded_at: string | null;
}

interface Page {
  items: Cart[];
  end_cursor: string | null;
}

async function carts(wanted: object = {}, token = manager.token): Promise<Page> {
  const query = `query ($pageSize: Int = 100, $after: String) { abandonedCarts(pageSize: $pageSize, after: $after) {
    items { email customer_id products subtotal_with_discount { value } reminded_at } end_cursor } }`;
  return resultOf(await callAdmin(engine, query, wanted, token), "abandonedCarts");
}

const emailsOf = ({ items }: Page) => items.map(({ email }) => email);

describe("abandoned carts", () => {
  test("are listed with what is in them, those changed last first, page by page", async () => {
    const early = await abandonedByGuest(engine, { hours: 30, quantity: 2 });
    const late = await abandonedByGuest(engine, { hours: 2 });
    const { shopper } = await abandonedByCustomer(engine);
    const all = await carts();
    expect(emailsOf(all).filter((email) => [early.email, late.email].includes(email))).toEqual([
      late.email,
      early.email,
    ]);
    const cart = all.items.find(({ email }) => email === early.email);
    expect(cart).toMatchObject({ customer_id: null, reminded_at: null });
    expect(cart?.products).toEqual([expect.stringMatching(/^2 × .*Tag/)]);
    expect(cart?.subtotal_with_discount.value).toBeGreaterThan(0);
    const own = all.items.find(({ email }) => email === shopper.email);
    expect(own?.customer_id).toMatch(/^\d+$/);

    const first = await carts({ pageSize: 2 });
    const second = await carts({ pageSize: 2, after: first.end_cursor });
    expect([...emailsOf(first), ...emailsOf(second)]).toEqual(emailsOf(all).slice(0, 4));
  });

  test("say when their shopper was reminded", async () => {
    const { email } = await abandonedByGuest(engine);
    await remind(engine);
    const cart = (await carts()).items.find((other) => other.email === email);
    expect(cart?.reminded_at).toMatch(/^\d{4}-/);
  });

  test("are neither those still in use, nor of other stores, nor draft orders", async () => {
    const { email } = await abandonedByGuest(engine, { hours: 0.5 });
    expect(emailsOf(await carts())).not.toContain(email);
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect((await carts({}, token)).items).toEqual([]);

    const drafted = newAddress();
    const staff = composer(engine, manager.token);
    const id = await staff.start({ email: drafted });
    await staff.attempt("addDraftOrderItem", "AddDraftOrderItemInput", {
      id,
      version: (await staff.read(id)).version,
      sku: "pet-tag",
      quantity: 1,
    });
    const { cart_id } = await engine.db
      .selectFrom("draft_order")
      .select("cart_id")
      .where("id", "=", Number(id))
      .executeTakeFirstOrThrow();
    await engine.db
      .updateTable("cart")
      .set({ is_active: 1, email: drafted })
      .where("id", "=", cart_id)
      .execute();
    await leave(engine, cart_id);
    expect(emailsOf(await carts())).not.toContain(drafted);
  });
});

describe("the export of subscribers", () => {
  function exported(input: object, token = manager.token) {
    const mutation =
      "mutation ($input: ExportSubscribersInput!) { exportSubscribers(input: $input) { csv is_truncated } }";
    return callAdmin(engine, mutation, { input: { store_code: "mpc", from: "", to: "", ...input } }, token);
  }
  const csvOf = async (input: object = {}) =>
    resultOf<{ csv: string }>(await exported(input), "exportSubscribers").csv;

  test("has those who confirmed and stayed, newest first, and is on record", async () => {
    const [first, second, pending, left] = Array.from({ length: 4 }, newAddress);
    await subscribe(engine, first);
    await subscribe(engine, second);
    await engine.db
      .updateTable("newsletter_subscriber")
      .set({ confirmed_at: "2099-01-02T12:00:00.000Z" })
      .where("email", "=", second)
      .execute();
    await subscribe(engine, pending, "pending");
    await subscribe(engine, left);
    await subscribe(engine, left, "unsubscribed");
    const [head, newest, ...others] = (await csvOf()).trim().split("\r\n");
    expect(head).toContain("email,firstname,lastname,source,confirmed_at");
    expect(newest).toBe(`${second},,,test,2099-01-02T12:00:00.000Z`);
    expect(others.join("\n")).toContain(first);
    for (const email of [pending, left]) expect(others.join("\n")).not.toContain(email);
    expect((await auditOf(engine, "newsletter.export")).at(-1)?.admin_user_id).toBe(manager.id);

    const ofDay = await csvOf({ from: "2099-01-02", to: "2099-01-02" });
    expect(ofDay.trim().split("\r\n").slice(1)).toEqual([newest]);
  });

  test("needs days in order, and a store of the person", async () => {
    const wrong = await exported({ from: "2026-02-01", to: "2026-01-01" });
    expect(wrong.errors?.[0].extensions.field).toBe("to");
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect((await exported({}, token)).errors?.[0].message).toContain("no such store");
  });
});
