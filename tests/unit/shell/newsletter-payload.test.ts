import { expect, test, vi } from "vitest";
import { subscribe } from "~/storefront/newsletter/subscribe.server";

const { attempt, keepCookie } = vi.hoisted(() => ({ attempt: vi.fn(), keepCookie: vi.fn() }));
vi.mock("~/provider/provider.server", () => ({
  openProvider: async () => ({ attempt, keepCookie, headers: async () => new Headers() }),
}));
vi.mock("~/storefront/session/honeypot.server", async (original) => ({
  ...(await original<object>()),
  isFilledByPerson: async () => true,
}));
vi.mock("~/storefront/session/captcha-response.server", () => ({ captchaResponse: async () => null }));

const newsletterForm = (fields: Record<string, string>) =>
  new Request("http://shop.example/newsletter/subscribe", {
    method: "POST",
    headers: { Origin: "http://shop.example", Referer: "http://shop.example/" },
    body: new URLSearchParams(fields),
  });

// @specification §3 L116
test("a newsletter form with more fields than the footer's sends all of them", async () => {
  attempt.mockResolvedValue({
    status: true,
    data: { cpnewsletter: { newsletterResponse: { error: false, message: "Thanks" } } },
  });
  const fields = {
    email: "ada@example.com",
    firstname: "Ada",
    lastname: "Byron",
    date_of_birth: "12/10/1985",
    phone_no: "(212) 555-0123",
    category_id: "offers",
    subscribe_source: "popup",
    popup: "exit",
    pop_ups_design: "paws",
  };
  await subscribe(newsletterForm({ ...fields, text_notifications: "on" }));
  expect(attempt.mock.calls[0][1].input).toEqual({
    ...fields,
    subscribe: true,
    text_notifications: true,
    recaptcha_response: null,
  });
});

test.each([
  ["ada, ".repeat(150).trim(), 749],
  ["ä".repeat(600), 500],
])("an address that was rejected is shown again, up to 1,000 bytes", async (email, length) => {
  keepCookie.mockClear();
  await subscribe(newsletterForm({ email }));
  const message = JSON.parse(keepCookie.mock.calls[0][1]);
  expect(message.newsletter.email).toBe(email.slice(0, length));
});
