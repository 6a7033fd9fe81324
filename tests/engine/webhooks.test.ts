import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobContext } from "~/engine/jobs/job";
import { deliverDueWebhooks } from "~/engine/webhooks/deliver-webhooks";
import type { WebhookRequest } from "~/engine/webhooks/send-webhook";
import { ordered } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { paidOrder } from "./order-forms";
import { printDueOf } from "./print-shop";
import { answer, proofedTag } from "./proofs";
import { callRest } from "./rest-shopper";
import { guest, place, readyCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { openTwins, TWIN, TWIN_TAG, twinOf } from "./twin-store";

/** Webhooks: what is queued for which event, how it is signed, and sent again. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openTwins();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

const MINUTE = 60_000;
const ALL = ["order.placed", "order.paid", "order.shipped", "order.refunded", "design.approved"];
const LIST = "{ webhooks { id url events deactivated_at deliveries { event state attempts problem } } }";

interface Listed {
  id: string;
  url: string;
  deliveries: { event: string; state: string; attempts: number; problem: string | null }[];
}

let count = 0;

/** Creates a webhook of its own URL. */
async function webhook(events = ALL, { store = "mpc", staff = manager } = {}) {
  count += 1;
  const url = `https://erp.example.com/hook-${count}`;
  const created = await callAdmin(
    engine,
    "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) }",
    { input: { url, events, store_code: store } },
    staff.token,
  );
  return { url, secret: resultOf<string>(created, "createWebhook") };
}

async function listed(url: string, staff = manager): Promise<Listed | undefined> {
  const all = resultOf<Listed[]>(await callAdmin(engine, LIST, {}, staff.token), "webhooks");
  return all.find((each) => each.url === url);
}

function deactivate({ id }: { id: string }, staff = manager) {
  return callAdmin(engine, `mutation { deactivateWebhook(id: "${id}") }`, {}, staff.token);
}

/** Runs the job. @returns what was sent to the URL */
async function deliver(
  url: string,
  { now = new Date(), status = 200, store = "mpc" }: { now?: Date; status?: number; store?: string } = {},
): Promise<WebhookRequest[]> {
  const { db, settings } = engine;
  const context: JobContext = { db, settings, storeCode: store, wakeMail: () => {} };
  const sent: WebhookRequest[] = [];
  await deliverDueWebhooks(context, now, async (request) => {
    if (request.url !== url) return 200;
    sent.push(request);
    return status;
  });
  return sent;
}

/** A time after everything that was queued until now is due. */
const soon = () => new Date(Date.now() + 1000);

test("an order's steps are sent in their order, without personal data", async () => {
  const { url } = await webhook();
  const { number } = await paidOrder(engine);
  const token = await integrationToken(engine, "manager");
  const step = (name: string, body: object) =>
    callRest(engine, "POST", `/order/${number}/${name}`, {
      sender: { token, headers: { "Idempotency-Key": `${name}-1` } },
      body,
    });
  await printDueOf(engine, number);
  await step("ship", { tracks: [{ track_number: "1Z999AA1WEBHOOK", carrier_code: "ups" }] });
  await step("refund", {});
  const messages = (await deliver(url, { now: soon() })).map(({ body }) => JSON.parse(body));
  expect(messages.map(({ type }) => type)).toEqual([
    "order.placed",
    "order.paid",
    "order.shipped",
    "order.refunded",
  ]);
  const { body: order } = await callRest(engine, "GET", `/orders/${number}`, { sender: { token } });
  expect(messages[1].data).toEqual({
    entity_id: order.entity_id,
    increment_id: number,
    store_code: "mpc",
    status: "processing",
    customer_is_guest: 1,
    grand_total: order.grand_total,
  });
  expect((await listed(url))?.deliveries.map(({ event, state }) => [event, state])).toContainEqual([
    "order.refunded",
    "done",
  ]);
  expect(await deliver(url, { now: soon() })).toEqual([]);
});

test("an approved design is sent", async () => {
  const { url } = await webhook(["design.approved"]);
  const order = await proofedTag(engine);
  await answer(engine, order, { verdict: "APPROVED" });
  const [message] = await deliver(url, { now: soon() });
  expect(JSON.parse(message.body)).toMatchObject({
    type: "design.approved",
    data: { increment_id: order.number },
  });
});

test("a message is signed by the secret, which is shown once and stored encrypted", async () => {
  const { url, secret } = await webhook(["order.placed"]);
  await ordered(engine, guest());
  const rows = await engine.db.selectFrom("webhook").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice("whsec_".length));
  const [{ headers, body }] = await deliver(url, { now: soon() });
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  expect(Math.abs(Number(headers["webhook-timestamp"]) * 1000 - Date.now())).toBeLessThan(MINUTE);
});

test("a message that fails is sent again with growing pauses, and given up at last", async () => {
  const { url } = await webhook(["order.placed"]);
  await ordered(engine, guest());
  let now = soon();
  const [first] = await deliver(url, { now, status: 500 });
  expect((await listed(url))?.deliveries).toMatchObject([
    { state: "waiting", attempts: 1, problem: "The address responded with status 500." },
  ]);
  expect(await deliver(url, { now: new Date(now.getTime() + 0.5 * MINUTE) })).toEqual([]);
  for (let attempt = 2; attempt <= 11; attempt += 1) {
    now = new Date(now.getTime() + MINUTE * 2 ** (attempt - 2) + 2 * MINUTE);
    const [again] = await deliver(url, { now, status: 302 });
    expect(again.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  }
  expect((await listed(url))?.deliveries).toMatchObject([{ state: "failed", attempts: 11 }]);
  expect(await deliver(url, { now: new Date(now.getTime() + 24 * 60 * MINUTE) })).toEqual([]);
});

test("nothing is sent for other events, other stores, and after deactivating", async () => {
  const { url: shippedOnly } = await webhook(["order.shipped"]);
  const { url: ofTwin } = await webhook(["order.placed"], { store: TWIN });
  const { url: ended } = await webhook(["order.placed"]);
  await ordered(engine, guest());
  const before = await listed(ended);
  if (!before) throw new Error("The webhook is missing.");
  expect(resultOf(await deactivate(before), "deactivateWebhook")).toBe(true);
  expect((await deactivate(before)).errors?.[0].message).toBe("There's no such webhook.");
  const now = soon();
  for (const url of [shippedOnly, ofTwin, ended]) {
    expect(await deliver(url, { now })).toEqual([]);
    expect(await deliver(url, { now, store: TWIN })).toEqual([]);
  }
  expect((await listed(ended))?.deliveries).toMatchObject([
    { state: "failed", problem: "The webhook was deactivated." },
  ]);
  const twin = twinOf(engine);
  const buyer = guest();
  await place(twin, buyer, await readyCart(twin, buyer, { sku: TWIN_TAG }));
  expect(await deliver(ofTwin, { now: soon(), store: TWIN })).toHaveLength(1);
  expect(await auditOf(engine, "webhook.deactivate")).toMatchObject([{ admin_user_id: manager.id }]);
});

test("staff of one store neither see nor change the webhooks of another", async () => {
  const staff = await staffMember(engine, "manager", { storeCodes: [TWIN] });
  const { url } = await webhook(["order.placed"]);
  expect(await listed(url, staff)).toBeUndefined();
  const own = await listed(url);
  if (!own) throw new Error("The webhook is missing.");
  expect((await deactivate(own, staff)).errors?.[0].message).toBe("There's no such webhook.");
  await expect(webhook(["order.placed"], { staff })).rejects.toThrow("Please choose a store.");
  await expect(webhook([], {})).rejects.toThrow("Please choose at least one event.");
});

describe("sending a message again", () => {
  /** A message that was delivered to a new webhook, with its row's id. */
  async function deliveredMessage() {
    const { url } = await webhook(["order.placed"]);
    await ordered(engine, guest());
    const [first] = await deliver(url, { now: soon() });
    const list = "{ webhooks { id url deliveries { id } } }";
    const all = resultOf<{ id: string; url: string; deliveries: { id: string }[] }[]>(
      await callAdmin(engine, list, {}, manager.token),
      "webhooks",
    );
    const { id, deliveries } = all.find((each) => each.url === url) ?? { id: "", deliveries: [{ id: "" }] };
    return { url, first, webhookId: id, deliveryId: deliveries[0].id };
  }

  function sendAgain(id: string, { key = `the-form-of-message-${id}`, staff = manager } = {}) {
    const mutation = "mutation ($input: SendWebhookAgainInput!) { sendWebhookAgain(input: $input) }";
    return callAdmin(engine, mutation, { input: { id, key } }, staff.token);
  }

  test("sends it once a form, with its id, and is in the audit log", async () => {
    const { url, first, webhookId, deliveryId } = await deliveredMessage();
    for (const _twice of [1, 2]) expect(resultOf(await sendAgain(deliveryId), "sendWebhookAgain")).toBe(true);
    const [again, ...others] = await deliver(url, { now: soon() });
    expect(others).toEqual([]);
    expect(again.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(again.body).toBe(first.body);
    resultOf(await sendAgain(deliveryId), "sendWebhookAgain");
    expect(await deliver(url, { now: soon() })).toEqual([]);
    expect((await listed(url))?.deliveries).toMatchObject([{ state: "done", attempts: 1, problem: null }]);
    const entries = (await auditOf(engine, "webhook.resend")).filter((each) => each.subject_id === webhookId);
    expect(entries).toMatchObject([{ admin_user_id: manager.id, store_code: "mpc" }]);
  });

  test("has no effect on one that waits, that is another store's, or whose webhook has ended", async () => {
    const { url, webhookId, deliveryId } = await deliveredMessage();
    const ofTwin = await staffMember(engine, "manager", { storeCodes: [TWIN] });
    const hidden = "There's no such message. Please reload the page and try again.";
    expect((await sendAgain(deliveryId, { staff: ofTwin })).errors?.[0].message).toBe(hidden);
    await sendAgain(deliveryId);
    const waiting = await sendAgain(deliveryId, { key: "another-form-of-it" });
    expect(waiting.errors?.[0].message).toBe("This message is still waiting to be sent.");
    await deliver(url, { now: soon() });
    await deactivate({ id: webhookId });
    const ended = await sendAgain(deliveryId, { key: "a-third-form-of-it" });
    expect(ended.errors?.[0].message).toBe("This webhook was deactivated. Nothing more is sent to it.");
    expect(await deliver(url, { now: soon() })).toEqual([]);
  });
});
