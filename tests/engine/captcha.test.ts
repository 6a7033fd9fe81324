import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";

/** A captcha service whose response to each token is chosen by the token itself. */
let service: Server;
let engine: EngineFixture;
const SECRET = "a secret that the service knows";

const responses: Record<string, object> = {
  person: { success: true, score: 0.9 },
  robot: { success: true, score: 0.1 },
  stale: { success: false },
};

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const sent = new URLSearchParams(body);
    const isOurs = sent.get("secret") === SECRET;
    response.end(isOurs ? JSON.stringify(responses[sent.get("response") ?? ""]) : "");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  engine = await openFixture({ recaptcha: { secret: SECRET, verifyUrl: `http://127.0.0.1:${port}/` } });
});
afterAll(async () => {
  await engine.close();
  service.close();
});
afterEach(() => {
  vi.useRealTimers();
});

async function subscribe(email: string, recaptcha_response: string | null) {
  const { data } = await engine.graphql(
    "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error message } } }",
    { input: { email, recaptcha_response } },
  );
  return { ...data.cpnewsletter.newsletterResponse, messages: (await emailsTo(engine, email)).length };
}

async function confirmedPerson(): Promise<string> {
  return (await engine.graphql("mutation { confirmPerson }")).data.confirmPerson;
}

const NOT_VALIDATED = "Please make sure captcha is validated.";

describe("a captcha", () => {
  // @specification §5 L197
  it.each(["robot", "stale", "unanswered", "", null])("with the result %j rejects a form", async (token) => {
    expect(await subscribe(`${token || "nobody"}@example.com`, token)).toEqual({
      error: true,
      message: NOT_VALIDATED,
      messages: 0,
    });
  });

  it("with the result person accepts it", async () => {
    expect(await subscribe("person@example.com", "person")).toMatchObject({ error: false, messages: 1 });
  });

  it("is not required for a quarter of an hour after confirming to be a person", async () => {
    const confirmed = await confirmedPerson();
    expect(await subscribe("plain@example.com", confirmed)).toMatchObject({ error: false, messages: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect(await subscribe("late@example.com", confirmed)).toMatchObject({ error: true, messages: 0 });
  });

  it("makes frequent confirmations wait", async () => {
    const sender = { headers: { "X-Forwarded-For": "203.0.113.9" } };
    const confirmed = [];
    for (let count = 0; count < 62; count += 1)
      confirmed.push((await engine.graphql("mutation { confirmPerson }", {}, sender)).data?.confirmPerson);
    expect(confirmed.slice(0, 61)).not.toContain(undefined);
    expect(confirmed[61]).toBeUndefined();
  });

  // @specification §5 L189, L203
  it.each([
    [
      "registering",
      `mutation ($email: String!, $token: String) { answer: createCustomer(input: { firstname: "R", lastname: "D", email: $email, password: "Good-dog-2026", recaptcha_response: $token }) { customer { email } } }`,
    ],
    [
      "signing in",
      `mutation ($email: String!, $token: String) { answer: generateCustomerToken(email: $email, password: "Good-dog-2026", recaptcha_response: $token) { token } }`,
    ],
  ])("keeps robots from %s", async (_what, document) => {
    for (const token of ["robot", null]) {
      const { errors } = await engine.graphql(document, { email: "r2@example.com", token });
      expect(errors?.[0]).toMatchObject({
        message: NOT_VALIDATED,
        extensions: { category: "graphql-input", field: "recaptcha_response" },
      });
    }
  });

  // @specification §5 L203
  it.each([
    `loginByEmailOtpData(email: "r2@example.com", recaptcha_response: "robot") { success message }`,
    `loginUniversalpassword(username: "r2@example.com", password: "000000", logintype: "otp", recaptcha_response: "robot") { success message }`,
    `loginUniversalpassword(username: "r2@example.com", password: "000000", logintype: "password") { success message }`,
  ])("keeps robots from codes: %s", async (call) => {
    const { data } = await engine.graphql<{ result: object }>(`mutation { result: ${call} }`);
    expect(data.result).toEqual({ success: false, message: NOT_VALIDATED });
  });
});

it("is not required when it is not configured", async () => {
  const shop = await openFixture();
  const { data } = await shop.graphql(
    'mutation { cpnewsletter(input: { email: "nobody@example.com" }) { newsletterResponse { error } } }',
  );
  expect(data.cpnewsletter.newsletterResponse.error).toBe(false);
  await shop.close();
});

// @specification §5 L203
describe("a public form", () => {
  const forms: [string, object][] = [
    [
      "mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }",
      { input: { name: "Ada", email: "ada@example.com", telephone: "", comment: "Hello, is it me?" } },
    ],
    ['mutation { requestPasswordResetEmail(email: "ada@example.com") }', {}],
    ['mutation { resendConfirmationEmail(email: "ada@example.com") }', {}],
    [
      "mutation ($input: OrderVerificationInput!) { requestOrderVerification(input: $input) { id } }",
      { input: { order_number: "MPC1", email: "ada@example.com", postcode: "95814" } },
    ],
    [
      "mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }",
      { input: { sku: "pet-tag", nickname: "Ada", question: "Does it rust in the rain?" } },
    ],
    [
      "mutation ($input: CreateShopReviewInput!) { createShopReview(input: $input) { review { nickname } } }",
      {
        input: {
          nickname: "Ada",
          summary: "Lovely",
          text: "All came out well.",
          rating: 5,
          email: "a@example.com",
        },
      },
    ],
    [
      "query ($input: OrderArtworkInput!) { orderArtwork(input: $input) { number } }",
      { input: { number: "MPC100000001", email: "ada@example.com", lastname: "Byron" } },
    ],
  ];
  const from = (captcha?: string) => ({ headers: captcha ? { "X-ReCaptcha": captcha } : undefined });

  it.each(forms)("%s is rejected without a captcha, and accepted with one", async (query, variables) => {
    for (const captcha of [undefined, "robot"]) {
      const { errors } = await engine.graphql(query, variables, from(captcha));
      expect(errors?.[0]).toMatchObject({
        message: NOT_VALIDATED,
        extensions: { field: "recaptcha_response" },
      });
    }
    expect((await engine.graphql(query, variables, from("person"))).errors).toBeUndefined();
  });

  // @specification §5 L202
  it("only subscribes persons, also without an input object", async () => {
    const query = 'mutation { subscribeEmailToNewsletter(email: "once@example.com") { status } }';
    expect((await engine.graphql(query)).errors?.[0].message).toBe(NOT_VALIDATED);
    expect((await engine.graphql(query, {}, from("person"))).errors).toBeUndefined();
  });

  it("only looks up guest orders for persons", async () => {
    const query =
      'query { guestOrder(input: { number: "MPC100000001", email: "ada@example.com", lastname: "Byron" }) { number } }';
    expect((await engine.graphql(query)).errors?.[0].message).toBe(NOT_VALIDATED);
    expect((await engine.graphql(query, {}, from(await confirmedPerson()))).errors?.[0].message).toContain(
      "couldn't locate an order",
    );
  });

  it("reports a password email by REST as sent, and sends none to a robot", async () => {
    const { email } = await customer(engine);
    const ask = async (captcha: Record<string, string>) => {
      const headers = { "Content-Type": "application/json", ...captcha };
      const call = { method: "PUT", headers, body: JSON.stringify({ template: "email_reset", email }) };
      expect((await engine.rest("/rest/V1/customers/password", call)).status).toBe(200);
      return (await emailsTo(engine, email)).length;
    };
    expect(await ask({})).toBe(0);
    expect(await ask({ "X-ReCaptcha": "person" })).toBe(1);
  });
});
