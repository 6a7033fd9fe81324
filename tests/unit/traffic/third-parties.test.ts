import { expect, test } from "vitest";
import { contentSecurityPolicy } from "~/storefront/shell/content-security-policy";
import { configuredServices, hostsOf } from "~/storefront/traffic/third-parties";

const plainPage = { nonce: "abc", thirdParties: [], production: true };

function directive(policy: string, name: string): string {
  return policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
}

test("a page without services runs its own scripts only", () => {
  const policy = contentSecurityPolicy(plainPage);
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-abc'");
  expect(policy).not.toMatch(/https?:/);
  expect(policy).not.toContain("unsafe");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'self'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
});

// @specification §7 L258
test("a service in use may load from its own hosts", () => {
  const services = configuredServices({ analytics: "G-ABC123", liveChat: "https://chat.example/widget.js" });
  const policy = contentSecurityPolicy({ ...plainPage, thirdParties: hostsOf(services) });
  expect(services.map(({ key }) => key)).toEqual(["analytics", "liveChat"]);
  expect(directive(policy, "script-src")).toContain("https://www.googletagmanager.com");
  expect(directive(policy, "script-src")).toContain("https://chat.example");
  expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
  expect(directive(policy, "script-src")).not.toContain("facebook");
  expect(policy).not.toContain("unsafe");
});

test("the checkout leads to the payment pages of the configured services alone", () => {
  const policy = contentSecurityPolicy({ ...plainPage, paymentOrigins: ["https://checkout.stripe.com"] });
  expect(directive(policy, "form-action")).toBe("form-action 'self' https://checkout.stripe.com");
  expect(directive(policy, "script-src")).not.toContain("stripe");
});

test("pictures may come from the static host, payments lead to a remote provider's page", () => {
  const policy = contentSecurityPolicy({
    ...plainPage,
    staticHost: "https://static.example",
    providerHost: "https://pay.example",
  });
  expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://static.example");
  expect(directive(policy, "form-action")).toBe("form-action 'self' https://pay.example");
});

// @specification §7 L258
test("the shopper-review widget is loaded by a script of our own, from its own host", () => {
  const services = configuredServices({ shopperReviews: "https://reviews.example/widget.js?site=1" });
  expect(services).toMatchObject([{ key: "shopperReviews", source: "/shopperapproved-script" }]);
  expect(hostsOf(services)).toEqual(["https://reviews.example"]);
});
