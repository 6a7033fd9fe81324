import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { DatabaseUnavailable } from "~/engine/database/database-unavailable";
import { countPhoto } from "~/engine/designs/photo-rate-limit";
import { fileToken } from "~/engine/fulfillment/file-token";
import { storeNotFound } from "~/engine/graphql/asked-store";
import { receiptToken } from "~/engine/payments/payment-receipt";
import { openapiDocument } from "~/engine/rest/openapi/openapi-response";
import { databaseFailureResponse } from "~/engine/shared/database-failure";
import { signToken } from "~/engine/shared/signed-token";
import { sharedPhotoPath } from "~/engine/shared-photos/shared-photo-picture";
import { rejectForgery } from "~/provider/anti-forgery.server";
import { petPhoto } from "../fixtures/pet-photo";
import { deliverAll, move, ordered, refund, staffOrder } from "./atelier";
import { decidePhoto } from "./decisions";
import { callAsDocumented, readAsDocumented, successfulOperations } from "./documented-calls";
import { documentedSales, documentedStaffTokens } from "./documented-sales";
import { documentedBrowsing, documentedPurchases } from "./documented-shopping";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { operations, PUBLIC_URL } from "./openapi-document";
import { orderOf } from "./paid-orders";
import { petModels } from "./pet-models";
import { printAll, printFiles } from "./print-shop";
import { ADDRESS, applyCoupon, customer, designTag, guest, shipTo } from "./shopper";

/** The responses of the engine match the OpenAPI document. */

const DEVELOPER = "a token that only developers know";
const UNKNOWN = "A".repeat(32);

const models = petModels();
let engine: EngineFixture;
beforeAll(async () => {
  const cutOutModel = models.face;
  engine = await openFixture({ developerToken: DEVELOPER, publicUrl: PUBLIC_URL, cutOutModel });
});
afterAll(async () => {
  await engine.close();
  models.remove();
  const documented = operations.map(({ operationId }) => operationId);
  expect([...successfulOperations].toSorted(), "operations called with success").toEqual(
    documented.toSorted(),
  );
});

type Call = Parameters<typeof callAsDocumented>[3];

function call(method: string, path: string, options?: Call) {
  return callAsDocumented(engine, method, path, options);
}

async function statusOf(method: string, path: string, options?: Call): Promise<number> {
  return (await call(method, path, options)).status;
}

/** The body that adds a tag with this design, with a member that Magento's clients send, too. */
function tagWith(designId: string, quote_id: string) {
  const custom_options = [{ option_id: optionUid("pet-tag", DESIGN_OPTION), option_value: designId }];
  const product_option = { extension_attributes: { custom_options } };
  return { cartItem: { sku: "pet-tag", qty: 2, quote_id, product_option } };
}

async function photoBytes(width = 300): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height: 200, channels: 3, background: "#c08040" } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

async function uploadedPhoto(sender: Sender): Promise<string> {
  const { status, body } = await call("POST", "/rest/mpc/V1/photos", { sender, body: await photoBytes() });
  expect(status).toBe(201);
  return body.data.id;
}

describe.each(["/rest/V1", "/rest/mpc/V1"])("carts under %s", (base) => {
  test("of guests", async () => {
    const sender = guest();
    const { body: id } = await call("POST", `${base}/guest-carts`);
    const cart = `${base}/guest-carts/${id}`;
    const added = await call("POST", `${cart}/items`, {
      sender,
      body: tagWith(await designTag(engine, sender), id),
    });
    expect(added).toMatchObject({ status: 200, body: [{ qty: 2 }] });
    await applyCoupon(engine, sender, id, "WELCOME10");
    await shipTo(engine, sender, id, { address: ADDRESS });
    const totals = await call("GET", `${cart}/totals`);
    expect(totals.body).toMatchObject({ coupon_code: "WELCOME10" });
    expect(totals.body.discount_amount).toBeLessThan(0);
    expect(totals.body.tax_amount).toBeGreaterThan(0);
    const line = `${cart}/items/${added.body[0].item_id}`;
    expect(await statusOf("GET", cart)).toBe(200);
    expect(await statusOf("GET", `${cart}/items`)).toBe(200);
    expect(await statusOf("PUT", line, { body: { cartItem: { qty: 3 } } })).toBe(200);
    expect(await statusOf("PUT", line, { body: { cartItem: { qty: -1 } } })).toBe(400);
    expect(await statusOf("POST", `${cart}/items`, { body: {} })).toBe(400);
    expect(await statusOf("POST", `${cart}/items`, { body: tagWith(UNKNOWN, id) })).toBe(400);
    expect(await statusOf("DELETE", line)).toBe(200);
    expect((await call("GET", `${cart}/totals`)).body).toMatchObject({ items_qty: 0 });
  });

  test("of customers", async () => {
    const sender = await customer(engine);
    const cart = `${base}/carts/mine`;
    for (const below of ["", "/items", "/totals"]) {
      expect(await statusOf("GET", cart + below)).toBe(401);
      expect(await statusOf("GET", cart + below, { sender })).toBe(404);
    }
    const { body: id } = await call("POST", cart, { sender });
    const body = tagWith(await designTag(engine, sender), id);
    const added = await call("POST", `${cart}/items`, { sender, body });
    const line = `${cart}/items/${added.body[0].item_id}`;
    for (const below of ["", "/items", "/totals"]) {
      expect(await statusOf("GET", cart + below, { sender })).toBe(200);
    }
    expect(await statusOf("PUT", line, { sender, body: { cartItem: { qty: 1 } } })).toBe(200);
    expect(await statusOf("DELETE", line, { sender })).toBe(200);
    expect(await statusOf("POST", cart)).toBe(401);
    const change = { body: { cartItem: { qty: 1 } } };
    expect(await statusOf("POST", `${cart}/items`, { body })).toBe(401);
    expect(await statusOf("PUT", line, change)).toBe(401);
    expect(await statusOf("DELETE", line)).toBe(401);
    const newCustomer = await customer(engine);
    expect(await statusOf("POST", `${cart}/items`, { sender: newCustomer, body })).toBe(404);
    expect(await statusOf("PUT", line, { sender: newCustomer, ...change })).toBe(404);
    expect(await statusOf("DELETE", line, { sender: newCustomer })).toBe(404);
  });

  test("that are unknown", async () => {
    const cart = `${base}/guest-carts/${UNKNOWN}`;
    for (const below of ["", "/items", "/totals"]) expect(await statusOf("GET", cart + below)).toBe(404);
    expect(await statusOf("POST", `${cart}/items`, { body: tagWith(UNKNOWN, UNKNOWN) })).toBe(404);
    expect(await statusOf("PUT", `${cart}/items/AAAA`, { body: { cartItem: { qty: 1 } } })).toBe(404);
    expect(await statusOf("DELETE", `${cart}/items/AAAA`)).toBe(404);
  });
});

test.each(["/rest/V1", "/rest/mpc/V1"])("the checkout under %s", (base) => documentedPurchases(engine, base));

test.each(["/rest/V1", "/rest/mpc/V1"])("the catalog and the stores under %s", (base) =>
  documentedBrowsing(engine, base),
);

test.each(["/rest/V1", "/rest/mpc/V1"])("orders for integrations under %s", (base) =>
  documentedSales(engine, base),
);

test.each(["/rest/V1", "/rest/mpc/V1"])("tokens of staff under %s", (base) =>
  documentedStaffTokens(engine, base),
);

test("a customer's orders", async () => {
  const sender = await customer(engine);
  const { number } = await ordered(engine, sender);
  const list = await call("GET", "/rest/V1/orders/mine?searchCriteria[pageSize]=1", { sender });
  expect(list.body).toMatchObject({ total_count: 1, items: [{ increment_id: number }] });
  expect(await statusOf("GET", `/rest/V1/orders/mine/${number}`, { sender })).toBe(200);
  expect(await statusOf("GET", "/rest/V1/orders/mine/MPC1", { sender })).toBe(404);
  expect(await statusOf("GET", "/rest/V1/orders/mine?searchCriteria[pageSize]=many", { sender })).toBe(400);
  expect(await statusOf("GET", "/rest/V1/orders/mine")).toBe(401);
  expect(await statusOf("GET", `/rest/V1/orders/mine/${number}`)).toBe(401);
});

describe("a customer's account", () => {
  test("and its emails", async () => {
    const { email } = await customer(engine);
    const body = { email, template: "email_reset", websiteId: 1 };
    expect(await statusOf("POST", "/rest/V1/customers/password", { body })).toBe(200);
    expect(await statusOf("PUT", "/rest/mpc/V1/customers/password", { body })).toBe(200);
    for (const path of ["resend-confirmation", "confirm"]) {
      expect(await statusOf("POST", `/rest/V1/customers/${path}`, { body: { email } })).toBe(200);
      expect(await statusOf("POST", `/rest/V1/customers/${path}`, { body: {} })).toBe(400);
    }
    expect(await statusOf("POST", "/rest/V1/customers/password", { body: { email: 1 } })).toBe(400);
  });

  test("and the address that it proves", async () => {
    const sender = await customer(engine);
    const path = "/rest/V1/customers/confirm-email";
    await call("POST", "/rest/V1/customers/confirm", { body: { email: sender.email } });
    const text = (await emailsTo(engine, sender.email)).at(-1)?.text_body ?? "";
    const confirmationKey = /[?&]key=([\w-]+)/.exec(text)?.[1] ?? "no key";
    const body = { email: sender.email, confirmationKey };
    expect(await statusOf("POST", path, { sender, body })).toBe(200);
    expect(await statusOf("POST", path, { sender, body })).toBe(400);
  });

  test("and its data", async () => {
    const sender = await customer(engine);
    const path = "/rest/mpc/V1/customers/me/export";
    expect((await call("GET", path, { sender })).body.data.customer).toHaveLength(1);
    expect(await statusOf("GET", path)).toBe(401);
  });

  test("and its GST certificate", async () => {
    const sender = await customer(engine);
    const path = "/rest/mpc/V1/customers/gst-certificate";
    const { status, body } = await call("POST", path, { sender, body: await photoBytes() });
    expect(status).toBe(201);
    expect(await statusOf("GET", body.data.url)).toBe(200);
    expect(await statusOf("POST", path, { sender, body: new Uint8Array(10) })).toBe(422);
    expect(await statusOf("POST", path, { sender, body: new Uint8Array(6_000_000) })).toBe(413);
    expect(await statusOf("POST", path, { body: new Uint8Array(10) })).toBe(401);
    expect(await statusOf("DELETE", path, { sender })).toBe(200);
    expect(await statusOf("GET", body.data.url)).toBe(404);
    expect(await statusOf("DELETE", path)).toBe(401);
  });
});

test("clip art of a visitor", async () => {
  const PATH = "/rest/mpc/V1/clip-art";
  const sender = guest();
  const body = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0 L9 9 L9 0 Z"/></svg>',
  );
  expect(await statusOf("POST", PATH, { sender, body })).toBe(201);
  expect(await statusOf("POST", PATH, { sender, body: new Uint8Array(10) })).toBe(422);
  expect(await statusOf("POST", PATH, { body })).toBe(401);
});

describe("photos", () => {
  const PATH = "/rest/mpc/V1/photos";

  test("of a visitor", async () => {
    const sender = guest();
    const id = await uploadedPhoto(sender);
    const { headers } = await call("GET", `${PATH}/${id}/display`, { sender });
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect(await statusOf("GET", `${PATH}/${id}/display`, { sender, headers: known })).toBe(304);
    expect(await statusOf("GET", `${PATH}/${id}/thumbnail`)).toBe(404);
    expect(await statusOf("GET", `${PATH}/${id}/on/photo-mug.svg`, { sender })).toBe(200);
    expect(await statusOf("GET", `${PATH}/${id}/on/photo-mug.svg`)).toBe(404);
    const layout = "/rest/mpc/V1/layouts/canvas/shared-arch.svg";
    expect(await statusOf("GET", `${layout}?photo=${id}`, { sender })).toBe(200);
    expect(await statusOf("GET", `${layout}?photo=${id}`)).toBe(404);
  });

  test("whose pet is found", async () => {
    const sender = guest();
    const body = new Uint8Array((await petPhoto()).buffer);
    const { body: stored } = await call("POST", PATH, { sender, body });
    expect(await statusOf("POST", `${PATH}/${stored.data.id}/outline`, { sender })).toBe(200);
    expect(await statusOf("POST", `${PATH}/${stored.data.id}/outline`, { sender: guest() })).toBe(404);
    expect(await statusOf("POST", `${PATH}/${await uploadedPhoto(sender)}/outline`, { sender })).toBe(422);
  });

  test("that are rejected", async () => {
    const sender = guest();
    expect(await statusOf("POST", PATH, { body: await photoBytes() })).toBe(401);
    expect(await statusOf("POST", PATH, { sender, body: new Uint8Array(10) })).toBe(422);
    const headers = { "Content-Length": String(61 * 1024 * 1024) };
    expect(await statusOf("POST", PATH, { sender, headers, body: new Uint8Array(10) })).toBe(413);
    await countPhoto({ db: engine.db, visitor: "203.0.113.40" }, 4000 * 1024 * 1024);
    const many = { sender, headers: { "X-Forwarded-For": "203.0.113.40" }, body: await photoBytes() };
    expect(await statusOf("POST", PATH, many)).toBe(429);
  });

  test("that were shared with the shop", async () => {
    const sender = guest();
    const photo_id = await uploadedPhoto(sender);
    const input = {
      photo_id,
      pet_name: "Otto",
      email: "ada@example.com",
      story: "He naps.",
      consent: "You may.",
    };
    await engine.graphql(
      "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
      { input },
      sender,
    );
    const token = sharedPhotoPath(engine.settings, photo_id).split("/").at(-1);
    expect(await statusOf("GET", `/rest/mpc/V1/shared-photos/${token}`)).toBe(200);
    expect(await statusOf("GET", "/rest/mpc/V1/shared-photos/forged")).toBe(404);
    const picture = `/rest/mpc/V1/customer-photos/${photo_id}/thumbnail`;
    expect(await statusOf("GET", picture)).toBe(404);
    await decidePhoto(engine, photo_id, "APPROVED");
    expect(await statusOf("GET", picture)).toBe(200);
  });

  test("on a design", async () => {
    const sender = guest();
    const design = `/rest/mpc/V1/designs/${await designTag(engine, sender)}/1/picture.svg`;
    expect(await statusOf("GET", design, { sender })).toBe(200);
    expect(await statusOf("GET", `${design}?surface=front`, { sender })).toBe(200);
    expect(await statusOf("GET", design)).toBe(404);
  });
});

describe("an order's documents", () => {
  test("are an invoice", async () => {
    const { id } = await ordered(engine, guest());
    const token = signToken(engine.settings, "invoice", { orderId: Number(id) });
    expect(await statusOf("GET", `/rest/mpc/V1/invoices/${token}.pdf`)).toBe(200);
    expect(await statusOf("GET", "/rest/mpc/V1/invoices/forged.pdf")).toBe(404);
  });

  test("are the credit memo of a refund", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await refund(engine, order.number, { adjustment: 1 });
    const { refunds } = await staffOrder<{ refunds: { credit_memo: { url: string } }[] }>(
      engine,
      order.number,
      "refunds { credit_memo { url } }",
    );
    const [{ credit_memo: memo }] = refunds;
    expect(await statusOf("GET", new URL(memo.url).pathname)).toBe(200);
    expect(await statusOf("GET", "/rest/mpc/V1/creditmemos/forged.pdf")).toBe(404);
  });

  test("are print files", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await printAll(engine);
    const token = fileToken.sign(engine.settings, { orderId: Number(order.id), scope: "production" });
    const [{ revision, surface }] = await printFiles(engine, order.itemId);
    const file = `${order.itemId}/${revision}-${surface}.pdf`;
    expect(await statusOf("GET", `/rest/mpc/V1/print-files/desk/${token}/${file}`)).toBe(200);
    expect(await statusOf("GET", `/rest/mpc/V1/print-files/proof/forged/${file}`)).toBe(404);
  });

  test("are the photo of a claim", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await deliverAll(engine, order);
    const token = fileToken.sign(engine.settings, { orderId: Number(order.id), scope: "claims" });
    const input = {
      order_token: order.token,
      order_item_id: order.itemId,
      reason: "DAMAGED",
      wish: "REPLACE",
      message: "It came bent.",
      photo_id: await uploadedPhoto(buyer),
    };
    const { data } = await engine.graphql(
      "mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { items { claim { id } } } }",
      { input },
      buyer,
    );
    const photo = `/rest/mpc/V1/claims/${data.claimOrderItem.items[0].claim.id}/photo`;
    expect(await statusOf("GET", `${photo}/${token}`)).toBe(200);
    expect(await statusOf("GET", `${photo}/forged`)).toBe(404);
  });
});

describe("caching", () => {
  test("of configuration", async () => {
    for (const config_fields of [["free_shipping_price", "unknown"], '["free_shipping_price"]']) {
      const { body } = await call("POST", "/caching", { body: { config_fields } });
      expect(body.data.configvalues).toHaveLength(1);
    }
    expect(await statusOf("POST", "/caching", { body: {} })).toBe(400);
    expect(await statusOf("POST", "/caching", { body: {}, headers: { Store: "nowhere" } })).toBe(400);
  });

  test.each([
    ["a product", "custom-pet-photo-mug", "products"],
    ["a neon sign", "custom-neon-sign", "neonSignInformation"],
    ["its tool", "create-your-own-neon-sign", "neonSignInformation"],
    ["a category", "custom-pet-prints", "cmsPage"],
    ["a content page", "faq", "cmsPage"],
    ["the home page", "", "cmsPage"],
    ["the blog", "blog", "blogPostList"],
    ["a post", "blog/how-to-photograph-a-black-cat", "blogPostList"],
  ])("of %s", async (_page, slug, member) => {
    const { body } = await call("POST", "/caching/cacheurl", { body: { slug, priceCache: null } });
    expect(body.data.metadata).toHaveProperty(member);
  });

  test("of pages that are unknown or have moved", async () => {
    const moved = { store_code: "mpc", request_path: "old", target_path: "shipping" };
    await engine.db.insertInto("url_rewrite").values(moved).execute();
    const read = (slug: string) => call("POST", "/caching/cacheurl", { body: { slug } });
    expect((await read("nowhere")).body.data.pageDetails).toBeNull();
    expect((await read("old")).body.data.pageDetails).toMatchObject({ redirect_code: 301 });
    expect(await statusOf("POST", "/caching/cacheurl", { body: {} })).toBe(400);
  });

  test("that ends", async () => {
    const headers = { developer: DEVELOPER };
    const page = { ...headers, pattern: "/faq" };
    const version = "/caching/cache/version";
    const since = (await call("GET", version)).body.data.version;
    expect(await statusOf("POST", "/caching/cache/clear", { headers: page })).toBe(200);
    expect(await statusOf("POST", "/caching/cache/clearall", { headers })).toBe(200);
    expect((await call("GET", `${version}?since=${since}`)).body.data.patterns).toEqual(["/faq", null]);
    expect(await statusOf("GET", `${version}?since=never`)).toBe(400);
    expect(await statusOf("POST", "/caching/cache/clear", { headers })).toBe(400);
    expect(await statusOf("POST", "/caching/cache/clear")).toBe(401);
    expect(await statusOf("POST", "/caching/cache/clearall")).toBe(401);
  });
});

test("the payment provider's notices", async () => {
  const path = "/rest/mpc/V1/payments/notice";
  const { number } = await ordered(engine, guest(), { payment: "sandbox_hosted" });
  const order = await orderOf(engine, number);
  const paid = { orderId: order.id, cents: order.grand_total_cents, reference: "test-payment" };
  const receipt = receiptToken.sign(engine.settings, paid);
  expect((await call("POST", path, { body: { receipt } })).body.data).toEqual({ outcome: "PAID" });
  expect(await statusOf("POST", path, { body: { receipt: "forged" } })).toBe(400);
});

test("readiness and rating", async () => {
  expect(await statusOf("GET", "/rest/mpc/V1/ready")).toBe(200);
  expect(await statusOf("GET", "/ratingbadge")).toBe(200);
});

test("the document itself, which clients may cache for minutes", async () => {
  const { status, headers, body } = await call("GET", "/rest/openapi.json");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(body).toEqual(JSON.parse(JSON.stringify(openapiDocument(PUBLIC_URL))));
  expect(body.servers).toEqual([{ url: PUBLIC_URL }]);
});

test("a request that names an unknown store", async () => {
  for (const operation of operations) {
    const { status } = await readAsDocumented(operation, storeNotFound(new Request(PUBLIC_URL)));
    expect(status).toBe(400);
  }
});

test("an outage of the database", async () => {
  for (const operation of operations) {
    const outage = databaseFailureResponse(new DatabaseUnavailable("It is away."));
    expect((await readAsDocumented(operation, outage as Response)).status).toBe(503);
  }
});

test("a request that another site forged", async () => {
  const writes = operations.filter(
    ({ method, path }) => method !== "GET" && path.source.startsWith("^\\/rest"),
  );
  for (const operation of writes) {
    const { method } = operation;
    const forged = await rejectForgery(new Request(PUBLIC_URL, { method }), "an identity");
    expect((await readAsDocumented(operation, forged as Response)).status).toBe(403);
  }
});
