import { expect, test, vi } from "vitest";
import { subscribe } from "~/storefront/newsletter/subscribe.server";

const attempt = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({
  openProvider: async () => ({ attempt, keepCookie: () => {}, headers: async () => new Headers() }),
}));
vi.mock("~/storefront/session/honeypot.server", async (original) => ({
  ...(await original<object>()),
  isFilledByPerson: async () => true,
}));
vi.mock("~/storefront/session/captcha-response.server", () => ({ captchaResponse: async () => null }));

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
  await subscribe(
    new Request("http://shop.example/newsletter/subscribe", {
      method: "POST",
      headers: { Origin: "http://shop.example", Referer: "http://shop.example/" },
      body: new URLSearchParams({ ...fields, text_notifications: "on" }),
    }),
  );
  expect(attempt.mock.calls[0][1].input).toEqual({
    ...fields,
    subscribe: true,
    text_notifications: true,
    recaptcha_response: null,
  });
});
