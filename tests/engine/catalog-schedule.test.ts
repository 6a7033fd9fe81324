import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { publishDueDrafts } from "~/engine/catalog-management/publish-due-drafts";
import { managedProduct, productForms } from "./product-forms";
import { guest, place, readCart, readyCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { openTwoProcesses, responseOf, type TwoProcesses } from "./two-processes";

/** When a change of a product reaches the shop, in every process. */

const SKU = "photo-mug";
const NAME = `{ products(filter: { sku: { eq: "${SKU}" } }) { items { name } } }`;

let processes: TwoProcesses;
let engine: TwoProcesses["engine"];
let other: TwoProcesses["other"];
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
beforeAll(async () => {
  processes = await openTwoProcesses();
  ({ engine, other } = processes);
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
});
afterAll(() => processes.close());

test("a published change is in every process within a second", async () => {
  expect(await responseOf(other, NAME)).toContain("Custom Pet Photo Mug");
  const invalidations = vi.fn();
  other.onInvalidation(invalidations);
  await forms.save(SKU, { name: "Mug for Every Process" });
  await forms.publish(SKU);
  await vi.waitFor(async () => expect(await responseOf(other, NAME)).toContain("Mug for Every Process"), {
    timeout: 10_000,
    interval: 50,
  });
  await vi.waitFor(() => expect(invalidations).toHaveBeenCalledWith(null), { timeout: 10_000 });
});

describe("a scheduled draft", () => {
  const jobs = () => ({ db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} });
  /** Noon at the shop, some days from now. */
  const inDays = (days: number) => {
    const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    return `${day}T12:00`;
  };

  test("of somebody who may not publish any more is not published", async () => {
    const person = await staffMember(engine, "manager");
    const theirs = productForms(engine, person);
    await theirs.save(SKU, { name: "Mug of a Packer" });
    await theirs.publish(SKU, inDays(3));
    await engine.db
      .updateTable("admin_user")
      .set({ role_code: "packer" })
      .where("id", "=", person.id)
      .execute();
    await publishDueDrafts.run(jobs(), new Date(Date.now() + 5 * 24 * 60 * 60_000));
    expect((await managedProduct(engine, manager, SKU)).draft).toMatchObject({ publish_at: null });
    expect(await responseOf(other, NAME)).not.toContain("Mug of a Packer");
    const [entry] = await auditOf(engine, "catalog.unschedule");
    expect(entry).toMatchObject({ admin_user_id: person.id, subject_id: SKU });
  });

  test("is published when its time has come, once, in the name of who scheduled it", async () => {
    await forms.save(SKU, { name: "Mug of the Season" });
    await forms.publish(SKU, inDays(3));
    const { draft } = await managedProduct(engine, manager, SKU);
    const at = draft?.publish_at ?? "";
    const hour = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "numeric" });
    expect(hour.format(new Date(at))).toBe("12 PM");

    await publishDueDrafts.run(jobs(), new Date(Date.parse(at) - 1));
    expect(await responseOf(other, NAME)).not.toContain("Mug of the Season");
    const due = () => publishDueDrafts.run(jobs(), new Date(at));
    await Promise.all([due(), due()]);
    await vi.waitFor(async () => expect(await responseOf(other, NAME)).toContain("Mug of the Season"), {
      timeout: 10_000,
      interval: 50,
    });
    const product = await managedProduct(engine, manager, SKU);
    expect(product.draft).toBeNull();
    expect(
      product.history.filter(({ changes }) => JSON.stringify(changes).includes("of the Season")),
    ).toHaveLength(1);
    expect((await auditOf(engine, "catalog.publish")).at(-1)).toMatchObject({
      admin_user_id: manager.id,
      subject_id: SKU,
    });
  });

  test("that cannot be published does not stop the others", async () => {
    await forms.save("pet-tag", { name: "Broken Tag" });
    await forms.publish("pet-tag", inDays(2));
    await forms.save(SKU, { name: "Mug after a Broken Tag" });
    await forms.publish(SKU, inDays(3));
    const broken = engine.db.updateTable("product_draft").where("sku", "=", "pet-tag");
    await broken.set({ changes: "not JSON" }).execute();
    await publishDueDrafts.run(jobs(), new Date(Date.now() + 5 * 24 * 60 * 60_000));
    await engine.db.deleteFrom("product_draft").where("sku", "=", "pet-tag").execute();
    expect((await managedProduct(engine, manager, SKU)).history[0]).toMatchObject({
      changes: [{ to: "Mug after a Broken Tag" }],
    });
  });

  test("of somebody who no longer works here waits for somebody else", async () => {
    const leaver = await staffMember(engine, "manager");
    const theirs = productForms(engine, leaver);
    await theirs.save("pet-tag", { name: "Tag of a Leaver" });
    await theirs.publish("pet-tag", inDays(3));
    const owner = await staffMember(engine, "owner");
    const mutation = `mutation { deactivateStaff(id: "${leaver.id}") { state } }`;
    resultOf(await callAdmin(engine, mutation, {}, owner.token), "deactivateStaff");
    await publishDueDrafts.run(jobs(), new Date(Date.now() + 9 * 24 * 60 * 60_000));
    const product = await managedProduct(engine, manager, "pet-tag");
    expect(product.history).toEqual([]);
    expect(product.draft).toMatchObject({ publish_at: null, changes: [{ to: "Tag of a Leaver" }] });
    await forms.discard("pet-tag");
  });

  test.each(["2020-01-01T09:00", "2150-01-01T09:00", "tomorrow"])("cannot be for %s", async (at) => {
    await forms.save(SKU, { name: "Never" });
    const { errors } = await forms.attemptPublish(SKU, at);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "at" });
  });
});

test("carts are charged a changed price, and say so; placed orders keep theirs", async () => {
  const [sender, staff] = [guest(), await staffMember(engine, "manager")];
  const [cart, ordered] = [await readyCart(engine, sender), await readyCart(engine, sender)];
  const changed = productForms(engine, staff);
  const subtotal = async () =>
    (await readCart(engine, sender, cart)).data.cart.prices.subtotal_excluding_tax.value;
  const before = await subtotal();
  const order = (await place(engine, sender, ordered)).data.placeOrder.orderV2;
  await changed.save("pet-tag", { price: "33.33" });
  await changed.publish("pet-tag");
  const { data } = await readCart(engine, sender, cart);
  expect(await subtotal()).not.toBe(before);
  expect(JSON.stringify(data.cart)).toContain("33.33");
  const stored = engine.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select("unit_price_cents")
    .where("sales_order.number", "=", order.number);
  expect((await stored.executeTakeFirstOrThrow()).unit_price_cents).toBe(Math.round(before * 100));
  const lines = "query ($id: String!) { cart(cart_id: $id) { item_changes { kind message } } }";
  const changes = await engine.graphql(lines, { id: cart }, sender);
  expect(JSON.stringify(changes.data)).toContain("$33.33 since you added it");
});
