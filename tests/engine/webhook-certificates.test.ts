import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { JobContext } from "~/engine/jobs/job";
import { deliverDueWebhooks } from "~/engine/webhooks/deliver-webhooks";
import type { WebhookRequest } from "~/engine/webhooks/send-webhook";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Webhooks over https, with a certificate of `erp.example.com` that this machine's server has signed itself. */

const CERTIFICATE = "tests/fixtures/certificates/certificate.pem";
const LIST = "{ webhooks { deliveries { state problem } } }";
const run = promisify(execFile);

interface Received {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

let engine: EngineFixture;
let manager: TestStaff;
let server: Server;
let received: Received[] = [];
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  const key = readFileSync("tests/fixtures/certificates/key.pem");
  server = createServer({ key, cert: readFileSync(CERTIFICATE) }, async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await engine.close();
});
beforeEach(async () => {
  received = [];
  // One due delivery at a time: under load the job may stop after the first.
  await engine.db.deleteFrom("webhook_delivery").execute();
  await engine.db.deleteFrom("webhook").execute();
});

/** Posts a webhook from a process of its own, since Node reads authorities when it starts. */
async function post(
  webhook: WebhookRequest,
  environment: Record<string, string>,
): Promise<{ status?: number; problem?: string }> {
  const { PATH, HOME } = process.env;
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/engine/webhook-sender.ts"], {
    env: { NODE_ENV: "test", PATH, HOME, WEBHOOK: JSON.stringify(webhook), ...environment },
  });
  return JSON.parse(stdout);
}

const urlOf = (host: string) => `https://${host}:${(server.address() as AddressInfo).port}/hook`;

/** Delivers the event of a new order to the server. @returns what the staff's page says */
async function delivered(environment: Record<string, string>) {
  const url = urlOf("erp.example.com");
  const create = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) }";
  const input = { url, events: ["order.placed"], store_code: "mpc" };
  resultOf(await callAdmin(engine, create, { input }, manager.token), "createWebhook");
  await ordered(engine, guest());
  const { db, settings } = engine;
  const context: JobContext = { db, settings, storeCode: "mpc", wakeMail: () => {} };
  await deliverDueWebhooks(context, new Date(Date.now() + 1000), async (webhook) => {
    const { status, problem } = await post(webhook, environment);
    if (status === undefined) throw new Error(problem);
    return status;
  });
  const [webhook] = resultOf<{ deliveries: object[] }[]>(
    await callAdmin(engine, LIST, {}, manager.token),
    "webhooks",
  );
  return webhook.deliveries;
}

test("a message reaches an address whose certificate is trusted", async () => {
  expect(await delivered({ NODE_EXTRA_CA_CERTS: CERTIFICATE })).toEqual([{ state: "done", problem: null }]);
  const [{ headers, body }] = received;
  expect(headers["webhook-signature"]).toMatch(/^v1,/);
  expect(JSON.parse(body)).toMatchObject({ type: "order.placed" });
});

test("a certificate that nobody trusts is named, even where verification is turned off", async () => {
  const problem = "The certificate of erp.example.com isn't trusted: self-signed certificate.";
  expect(await delivered({})).toEqual([{ state: "waiting", problem }]);
  const webhook = { url: urlOf("erp.example.com"), headers: {}, body: "{}" };
  expect(await post(webhook, { NODE_TLS_REJECT_UNAUTHORIZED: "0" })).toEqual({ problem });
  expect(received).toEqual([]);
});

test("a certificate of another name is named", async () => {
  const webhook = { url: urlOf("shop.example.com"), headers: {}, body: "{}" };
  expect(await post(webhook, { NODE_EXTRA_CA_CERTS: CERTIFICATE })).toEqual({
    problem: "The certificate of shop.example.com is for another name.",
  });
  expect(received).toEqual([]);
});
