import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { lettersTo } from "./letters";

/** A captcha service: it knows each token by the answer that it asks for. */
let service: Server;
let engine: EngineFixture;
const SECRET = "a secret that the service knows";

const answers: Record<string, object> = {
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
    response.end(isOurs ? JSON.stringify(answers[sent.get("response") ?? ""]) : "");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  engine = await openFixture({ recaptcha: { secret: SECRET, verifyUrl: `http://127.0.0.1:${port}/` } });
});
afterAll(async () => {
  await engine.close();
  service.close();
});

async function subscribe(recaptcha_response: string) {
  const email = `${recaptcha_response || "nobody"}@example.com`;
  const { data } = await engine.graphql(
    "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error message } } }",
    { input: { email, recaptcha_response } },
  );
  return { ...data.cpnewsletter.newsletterResponse, letters: (await lettersTo(engine, email)).length };
}

describe("a captcha", () => {
  it.each(["robot", "stale"])("that says %s keeps a form out", async (token) => {
    expect(await subscribe(token)).toEqual({
      error: true,
      message: "Please make sure captcha is validated.",
      letters: 0,
    });
  });

  it.each(["person", "", "unanswered"])("that says %j lets it pass", async (token) => {
    expect(await subscribe(token)).toMatchObject({ error: false, letters: 1 });
  });

  it("keeps robots from registering", async () => {
    const input = { firstname: "R", lastname: "D", email: "r2@example.com", password: "Good-dog-2026" };
    const { errors } = await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }",
      { input: { ...input, recaptcha_response: "robot" } },
    );
    expect(errors?.[0].message).toBe("Please make sure captcha is validated.");
  });
});
