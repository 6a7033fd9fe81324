import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Every form that changes something has what catches robots, or a reason why it needs none. */

const TOKEN = "reached by the secret link of an email alone";
const ACCOUNT = "on a page for customers who are signed in";
const OWN =
  "changes nothing but what belongs to this browser: its cart, choices and designs; the engine limits what costs";
const OUT = "ends a session";

const WITHOUT: Record<string, string> = {
  "account/account-menu.tsx": OUT,
  "account/address-book/address-card.tsx": ACCOUNT,
  "account/address-book/address-editor.tsx": ACCOUNT,
  "account/create-password-page.tsx": TOKEN,
  "account/gift-card-balance/found-gift-card.tsx": ACCOUNT,
  "account/information/certificate-part.tsx": ACCOUNT,
  "account/information/membership-part.tsx": ACCOUNT,
  "account/my-rewards/join-panel.tsx": ACCOUNT,
  "account/my-rewards/settings-panel.tsx": ACCOUNT,
  "account/my-saved-design/manage-design.tsx": ACCOUNT,
  "account/my-saved-design/order-design.tsx": ACCOUNT,
  "account/newsletter/newsletter-page.tsx": ACCOUNT,
  "account/privacy/connections-part.tsx": ACCOUNT,
  "account/privacy/delete-part.tsx": ACCOUNT,
  "account/refer-and-earn/invite-part.tsx": ACCOUNT,
  "account/resend-link-page.tsx": TOKEN,
  "account/sessions/session-row.tsx": ACCOUNT,
  "account/sessions/sessions-page.tsx": ACCOUNT,
  "account/view-order/order-tools.tsx": ACCOUNT,
  "account/view-order/pay-order.tsx": "leads to the payment of an order by its token",
  "artwork/proof-answer.tsx": TOKEN,
  "artwork/proof-link-form.tsx": "reached by a token that the guarded look-up gives",
  "artwork/proof-page.tsx": TOKEN,
  "bulk-order/bulk-order-page.tsx": ACCOUNT,
  "bulk-order/rows-form.tsx": ACCOUNT,
  "cart/cart-form.tsx": OWN,
  "cart/estimate/delivery-estimate.tsx": OWN,
  "cart/left-cart-closed.tsx": OUT,
  "cart/one-line-form.tsx": OWN,
  "cart/waiting-cart.tsx": TOKEN,
  "catalog/add-to-cart-form.tsx": OWN,
  "catalog/recently-viewed-page.tsx": OWN,
  "checkout/address-step.tsx": OWN,
  "checkout/delivery-step.tsx": OWN,
  "checkout/pay-now.tsx": OWN,
  "checkout/payment-cancelled-page.tsx": OWN,
  "checkout/payment-step.tsx": OWN,
  "checkout/review-step.tsx": OWN,
  "checkout/success-page.tsx": OWN,
  "newsletter/letter-link-page.tsx": TOKEN,
  "order-desk/desk-prints.tsx": TOKEN,
  "order-desk/order-desk-page.tsx": TOKEN,
  "photo-choice/upload-choice-page.tsx": OWN,
  "reviews/answer-question-page.tsx": TOKEN,
  "reviews/moderate-review-page.tsx": TOKEN,
  "shell/header-account.tsx": OUT,
  "studio/studio-page.tsx": OWN,
  "traffic/cookie-choice-form.tsx": OWN,
  "ui/intent-form.tsx": ACCOUNT,
};

const FORM = /<(ValidatedForm|(?:fetcher\.)?Form|form)\b(?:[^>]|=>)*?>[\s\S]*?<\/\1>/g;

/** By file below app/storefront: its forms that change something and have no honeypot. */
function formsWithout(): Map<string, number> {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  const found = new Map<string, number>();
  for (const file of files) {
    const forms = readFileSync(`app/${file}`, "utf8").match(FORM) ?? [];
    const bare = forms.filter((form) => changesSomething(form) && !form.includes("<HoneypotFields"));
    if (bare.length > 0) found.set(file.replace(/^storefront\//, ""), bare.length);
  }
  return found;
}

function changesSomething(form: string): boolean {
  return form.startsWith("<ValidatedForm") || /\bmethod="post"/.test(form);
}

describe("every form", () => {
  const bare = formsWithout();

  test("has a honeypot or a reason to have none", () => {
    expect([...bare.keys()].filter((file) => !(file in WITHOUT))).toEqual([]);
  });

  test("with a reason is there", () => {
    expect(Object.keys(WITHOUT).filter((file) => !bare.has(file))).toEqual([]);
  });
});
