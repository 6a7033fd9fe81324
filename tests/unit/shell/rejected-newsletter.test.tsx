import { expect, test } from "vitest";
import { subscribe } from "~/storefront/newsletter/subscribe.server";
import { Footer } from "~/storefront/shell/footer";
import { readShell } from "~/storefront/shell/shell-view.server";
import { drawnPage } from "../brand/drawn-page";
import { emptyShell } from "./empty-shell";

// @specification §5 L202
test("a rejected newsletter form without JavaScript keeps what was typed, with the reason by the field", async () => {
  const body = new URLSearchParams({ email: "ada at example.com", subscribe: "1" });
  const response = await subscribe(
    new Request("http://shop.example/newsletter/subscribe", {
      method: "POST",
      headers: { Referer: "http://shop.example/faq", Origin: "http://shop.example" },
      body,
    }),
  );
  expect(response.headers.get("Location")).toBe("/faq#subscribe-email");
  const Cookie = response.headers.getSetCookie()[0].split(";")[0];
  const { shell } = await readShell(new Request("http://shop.example/faq", { headers: { Cookie } }));
  const footer = drawnPage(
    <Footer calm={false} sticks={false} now={emptyShell.now} honeypot={null} message={shell.message} />,
  );
  const field = /<input[^>]*id="subscribe-email"[^>]*>/.exec(footer)?.[0];
  expect(field).toContain('value="ada at example.com"');
  expect(field).toContain('aria-invalid="true"');
  expect(footer).toContain("Please enter a valid email address");
});

test("another form of the page is where its own rejected email returns to", async () => {
  const body = new URLSearchParams({ email: "ada at example.com", newsletter_form: "home-offer-email" });
  const headers = { Referer: "http://shop.example/", Origin: "http://shop.example" };
  const response = await subscribe(
    new Request("http://shop.example/newsletter/subscribe", { method: "POST", headers, body }),
  );
  expect(response.headers.get("Location")).toBe("/#home-offer-email");
});
