import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Every writing form has a honeypot and the captcha, or a reason why it needs none. */

const TOKEN = "reached by the secret link of an email alone";
const ACCOUNT = "on a page for customers who are signed in";
const OWN =
  "changes nothing but what belongs to this browser: its cart, choices and designs; the engine limits what costs";
const OUT = "ends a session";
const STAFF = "on a page for staff who are signed in";

const WITHOUT: Record<string, string> = {
  "admin/frame/admin-layout.tsx": OUT,
  "admin/frame/unsent-form-page.tsx": STAFF,
  "admin/customers/customer-forms.tsx": STAFF,
  "admin/customers/customer-page.tsx": STAFF,
  "admin/draft-orders/draft-form.tsx": STAFF,
  "admin/draft-orders/new-draft-order-page.tsx": STAFF,
  "admin/catalog/catalog-page.tsx": STAFF,
  "admin/catalog/bulk/bulk-plan-page.tsx": STAFF,
  "admin/catalog/import-page.tsx": STAFF,
  "admin/catalog/new/new-product-page.tsx": STAFF,
  "admin/catalog/options/options-page.tsx": STAFF,
  "admin/catalog/product-page.tsx": STAFF,
  "admin/catalog/pictures/pictures-page.tsx": STAFF,
  "admin/claims/claims-page.tsx": STAFF,
  "admin/contact-messages/contact-message-page.tsx": STAFF,
  "admin/contact-messages/contact-messages-page.tsx": STAFF,
  "admin/content/content-page.tsx": STAFF,
  "admin/catalog/pictures/unused-pictures.tsx": STAFF,
  "admin/design-comments/design-comments-page.tsx": STAFF,
  "admin/lists/export-form.tsx": STAFF,
  "admin/drafts/draft-fields.tsx": STAFF,
  "admin/drafts/draft-history.tsx": STAFF,
  "admin/drafts/draft-part.tsx": STAFF,
  "admin/orders/order-forms.tsx": STAFF,
  "admin/orders/step-form.tsx": STAFF,
  "admin/orders/cancel/cancel-page.tsx": STAFF,
  "admin/orders/refund/refund-page.tsx": STAFF,
  "admin/orders/orders-page.tsx": STAFF,
  "admin/privacy-requests/privacy-requests-page.tsx": STAFF,
  "admin/questions/questions-page.tsx": STAFF,
  "admin/reports/report-frame.tsx": STAFF,
  "admin/integrations/integrations-page.tsx": STAFF,
  "admin/blanks/blank-page.tsx": STAFF,
  "admin/blanks/blanks-page.tsx": STAFF,
  "admin/coupons/coupon-page.tsx": STAFF,
  "admin/coupons/coupons-page.tsx": STAFF,
  "admin/gift-cards/new-gift-card-page.tsx": STAFF,
  "admin/price-codes/price-code-page.tsx": STAFF,
  "admin/price-codes/price-codes-page.tsx": STAFF,
  "admin/ui/folded-form.tsx": STAFF,
  "admin/ui/promotion-steps.tsx": STAFF,
  "admin/newsletter/newsletter-page.tsx": STAFF,
  "admin/offers/offers-page.tsx": STAFF,
  "admin/offers/offer-page.tsx": STAFF,
  "admin/shared-photos/shared-photos-page.tsx": STAFF,
  "admin/reviews/reviews-page.tsx": STAFF,
  "admin/reply-templates/reply-templates-page.tsx": STAFF,
  "admin/settings/settings-page.tsx": STAFF,
  "admin/ui/checked-entries.tsx": STAFF,
  "admin/views/saved-views.tsx": STAFF,
  "admin/views/views-page.tsx": STAFF,
  "admin/webhooks/webhooks-page.tsx": STAFF,
  "admin/sign-in/sign-in-pages.tsx": "signs staff in, without scripts; the engine limits attempts",
  "admin/staff/staff-page.tsx": STAFF,
  "admin/staff/role-page.tsx": STAFF,
  "admin/today/today-page.tsx": STAFF,
  "admin/taxes/tax-draft-part.tsx": STAFF,
  "admin/taxes/taxes-page.tsx": STAFF,
  "account/account-menu.tsx": OUT,
  "account/address-book/address-card.tsx": ACCOUNT,
  "account/address-book/address-editor.tsx": ACCOUNT,
  "account/password/create-password-page.tsx": TOKEN,
  "account/gift-card-balance/lookup-part.tsx": ACCOUNT,
  "account/information/certificate-part.tsx": ACCOUNT,
  "account/information/membership-part.tsx": ACCOUNT,
  "account/my-rewards/join-panel.tsx": ACCOUNT,
  "account/my-rewards/settings-panel.tsx": ACCOUNT,
  "account/my-saved-design/manage-design.tsx": ACCOUNT,
  "account/my-saved-design/order-design.tsx": ACCOUNT,
  "account/newsletter/page.tsx": ACCOUNT,
  "account/privacy/connections-part.tsx": ACCOUNT,
  "account/privacy/delete-part.tsx": ACCOUNT,
  "account/refer-and-earn/invite-part.tsx": ACCOUNT,
  "account/email-confirmation/resend-link-page.tsx": TOKEN,
  "account/sessions/page.tsx": ACCOUNT,
  "account/view-order/order-tools.tsx": ACCOUNT,
  "account/view-order/order-page.tsx": "leads to the payment of an order by its token",
  "artwork/proof-answer.tsx": TOKEN,
  "artwork/proof-link-form.tsx": "reached by a token that the guarded look-up gives",
  "artwork/proof-page.tsx": TOKEN,
  "bulk-order/bulk-order-page.tsx": ACCOUNT,
  "bulk-order/rows-form.tsx": ACCOUNT,
  "cart/cart-form.tsx": OWN,
  "cart/estimate/delivery-estimate.tsx": OWN,
  "cart/abandoned/abandoned-cart-closed.tsx": OUT,
  "cart/one-line-form.tsx": OWN,
  "cart/abandoned/abandoned-cart-page.tsx": TOKEN,
  "catalog/add-to-cart-form.tsx": OWN,
  "catalog/recently-viewed-page.tsx": OWN,
  "checkout/payment-link/payment-link-page.tsx": TOKEN,
  "privacy-request/privacy-request-page.tsx": TOKEN,
  "checkout/address/step.tsx": OWN,
  "checkout/address/suggested-address.tsx": OWN,
  "checkout/delivery/step.tsx": OWN,
  "checkout/payment/pay-now.tsx": OWN,
  "checkout/payment/payment-cancelled-page.tsx": OWN,
  "checkout/payment/step.tsx": OWN,
  "checkout/review/step.tsx": OWN,
  "checkout/success/success-page.tsx": OWN,
  "design-comments/comment-list.tsx":
    "deletes what this browser has written, or moderates comments on its own design",
  "newsletter/newsletter-link-page.tsx": TOKEN,
  "photo-choice/upload-choice-page.tsx": OWN,
  "shell/header-account.tsx": OUT,
  "studio/studio-page.tsx": OWN,
  "traffic/cookie-choice-form.tsx": OWN,
  "ui/intent-form.tsx": ACCOUNT,
};

/** Forms with a honeypot but without the captcha. */
const WITHOUT_CAPTCHA: Record<string, string> = {
  "account/password/reset-password-page.tsx": TOKEN,
  "account/view-order/cancel-order.tsx": "on the page of an order, opened by a token or a login",
  "account/view-order/claim-page.tsx": "on the page of an order, opened by a token or a login",
  "social-login/prove-address-page.tsx": "reached by a log-in at a social network alone",
};

/** Components whose form submits a captcha response or the checkbox fallback. */
const CAPTCHA = /CAPTCHA_FIELD|<PersonStep/;

const FORM = /<(ValidatedForm|(?:fetcher\.)?Form|form)\b(?:[^>]|=>)*?>[\s\S]*?<\/\1>/g;

const components = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({
    name: name.replace(/^storefront\//, ""),
    source: readFileSync(`app/${name}`, "utf8"),
  }));

/** Names of the components whose writing forms pass the test. */
function withForms(isSuch: (form: string) => boolean): string[] {
  return components
    .filter(({ source }) => (source.match(FORM) ?? []).some((form) => changesSomething(form) && isSuch(form)))
    .map(({ name }) => name);
}

function changesSomething(form: string): boolean {
  return form.startsWith("<ValidatedForm") || /\bmethod="post"/.test(form);
}

describe("every form", () => {
  const bare = withForms((form) => !form.includes("<HoneypotFields"));

  test("has a honeypot or a reason to have none", () => {
    expect(bare.filter((name) => !(name in WITHOUT))).toEqual([]);
  });

  test("with a reason exists", () => {
    expect(Object.keys(WITHOUT).filter((name) => !bare.includes(name))).toEqual([]);
  });
});

// @specification §5 L189
describe("every form with a honeypot", () => {
  const withoutCaptcha = withForms((form) => form.includes("<HoneypotFields") && !CAPTCHA.test(form));

  test("has the captcha or a reason to have none", () => {
    expect(withoutCaptcha.sort()).toEqual(Object.keys(WITHOUT_CAPTCHA).sort());
  });
});
