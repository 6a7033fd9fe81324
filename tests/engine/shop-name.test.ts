import { afterAll, beforeAll, expect, test } from "vitest";
import { brandInFolder, brandOf } from "~/brand/brands.server";
import { renderEmail } from "~/engine/mail/email-template";
import { senderOf } from "~/engine/mail/sender";
import { html } from "~/engine/shared/html";
import { manifestOf } from "~/storefront/content/brand-files.server";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { readPdf } from "./read-pdf";
import { customer } from "./shopper";
import { callAdmin, staffMember, type TestStaff } from "./staff";

/** Staff give the shop another name. */

const NAME = "Paws & Frames";
let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  expect((await rename(NAME)).errors).toBeUndefined();
});
afterAll(async () => {
  await rename("");
  await engine.close();
});

let keys = 0;

async function rename(value: string) {
  keys += 1;
  const query = 'query { configuration(store_code: "mpc") { name value } }';
  const { data } = await callAdmin(engine, query, {}, manager.token);
  const values = (data?.configuration ?? []) as { name: string; value: string }[];
  const shown_value = values.find(({ name }) => name === "shop_name")?.value;
  const input = { store_code: "mpc", name: "shop_name", value, shown_value, key: `key-of-the-form-${keys}` };
  const mutation = "mutation ($input: SetConfigurationInput!) { setConfiguration(input: $input) }";
  return callAdmin(engine, mutation, { input }, manager.token);
}

async function titleOf(slug: string): Promise<string> {
  const response = await engine.rest("/caching/cacheurl", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ slug }),
  });
  const { metadata } = (await response.json()).data;
  return (metadata.cmsPage ?? metadata.products?.items[0] ?? metadata.blogPostList).metaTitle;
}

test("is in emails, and in the name of their sender", () => {
  expect(senderOf({ ...engine.settings, mailFrom: undefined })).toMatch(/^"Paws & Frames" </);
  const content = { subject: "Hello", text: ["Hello"], body: html`<p>Hello</p>` };
  const email = renderEmail(engine.settings, content);
  expect(email.text).toContain(NAME);
  expect(email.html).toContain("Paws &amp; Frames");
  expect(`${email.text}${email.html}`).not.toContain("My Pet Canvas");
});

test("is on invoices", async () => {
  const buyer = await customer(engine);
  const { number } = await ordered(engine, buyer);
  await move(engine, number, "TAKE_PAYMENT");
  const query = `query ($number: String!) {
    customer { orders(filter: { number: { eq: $number } }) { items { invoice_url } } } }`;
  const { data } = await engine.graphql(query, { number }, buyer);
  const response = await engine.rest(data.customer.orders.items[0].invoice_url);
  const { elements } = await readPdf(Buffer.from(await response.arrayBuffer()));
  expect(elements.join("\n")).toContain(NAME);
});

test("is the store's name for other clients, and that of the installed shop", async () => {
  const { data } = await engine.graphql("{ storeConfig { store_name } }");
  expect(data.storeConfig.store_name).toBe(NAME);
  expect(manifestOf(brandOf(engine.settings))).toMatchObject({ name: NAME, short_name: NAME });
});

test.each([
  ["a product", "two-pet-photo-mug", "Two Pet Photo Mug | Paws & Frames"],
  ["a page", "shipping", "Shipping Times and Costs | Paws & Frames"],
  ["the blog", "blog", "Pet Stories & Photo Tips | Paws & Frames"],
])("ends the title of %s, whose text the brand's folder has", async (_what, slug, title) => {
  expect(await titleOf(slug)).toBe(title);
});

test("is the folder's again when it is empty, which a change of the name never touched", async () => {
  expect(brandInFolder(engine.settings).name).toBe("My Pet Canvas");
  await rename("");
  expect(brandOf(engine.settings).name).toBe("My Pet Canvas");
  expect(await titleOf("shipping")).toBe("Shipping Times and Costs | My Pet Canvas");
  await rename(NAME);
});

test.each(["<b>Paws</b>", "x".repeat(61), "Paws\nFrames", 'The "Paws"'])("cannot be %j", async (name) => {
  expect((await rename(name)).errors?.[0].extensions.field).toBe("value");
  expect(brandOf(engine.settings).name).toBe(NAME);
});
