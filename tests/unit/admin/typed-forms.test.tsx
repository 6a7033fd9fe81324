import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createCoupon } from "~/admin/coupons/coupon.server";
import { changeCustomer } from "~/admin/customers/customer.server";
import { changeGiftCard } from "~/admin/gift-cards/gift-card.server";
import { issueGiftCard } from "~/admin/gift-cards/new-gift-card.server";
import { changeIntegrations } from "~/admin/integrations/integrations.server";
import { saveOffer } from "~/admin/offers/offer.server";
import { makeCancellation } from "~/admin/orders/cancel/cancel.server";
import { changeOrder } from "~/admin/orders/order.server";
import { makeRefund } from "~/admin/orders/refund/refund.server";
import { createPriceCode } from "~/admin/price-codes/price-code.server";
import { changeSetting } from "~/admin/settings/settings.server";
import { changeStaff } from "~/admin/staff/staff.server";
import { FormProblem } from "~/admin/ui/form-problem";
import { changeWebhooks } from "~/admin/webhooks/webhooks.server";

vi.mock("~/provider/cookies.server", () => ({ readHeaderCookie: async () => "token", setCookie: () => "" }));
vi.mock("~/provider/admin.server", () => ({
  requireOwnEngine: () => {},
  callAdmin: async (_request: Request, _token: string, document: string) =>
    document.includes("mutation")
      ? { ok: false, code: "CONFIRM", message: "Please confirm it's you.", field: null }
      : { ok: true, data: { staffSession: { state: "ACTIVE", permissions: [] } } },
}));

function sent(form: Record<string, string>): Request {
  return new Request("http://localhost/admin/form", {
    method: "POST",
    headers: { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ store: "mpc", key: "key-of-a-form-0123", ...form }),
  });
}

test.each<[string, (request: Request) => Promise<Response>, Record<string, string>, object]>([
  [
    "coupon",
    createCoupon,
    { code: "SPRING", label: "Spring" },
    { fields: { label: "Spring" }, code: "SPRING" },
  ],
  ["price code", createPriceCode, { code: "TAG4", value: "4" }, { fields: { value: "4" }, code: "TAG4" }],
  ["offer", (request) => saveOffer(request, null), { text: "Hello" }, { fields: { text: "Hello" } }],
  ["setting", changeSetting, { name: "free_shipping_price", value: "79" }, { value: "79" }],
  [
    "gift card",
    issueGiftCard,
    { amount: "25", reason: "Late" },
    { fields: { amount: "25", reason: "Late" } },
  ],
  [
    "gift card's address",
    (request) => changeGiftCard(request, "1"),
    { intent: "correct", recipient_email: "ada@example.com" },
    { intent: "correct", recipient_email: "ada@example.com" },
  ],
  [
    "balance",
    (request) => changeCustomer(request, "1"),
    { intent: "adjust", kind: "POINTS", direction: "take", amount: "5", reason: "A mistake" },
    { typed: { kind: "POINTS", direction: "take", amount: "5", reason: "A mistake" } },
  ],
  [
    "member of the staff",
    changeStaff,
    { intent: "invite", email: "ada@example.com", role: "packer" },
    { typed: { email: "ada@example.com", role: "packer" } },
  ],
  [
    "role",
    changeStaff,
    { intent: "role", title: "Weekend", "allow-sales_view": "on" },
    { typed: { title: "Weekend", "allow-sales_view": "on" } },
  ],
  ["refund", (request) => makeRefund(request, "MPC1"), { refund_amount: "5" }, {}],
  [
    "cancellation in part",
    (request) => makeCancellation(request, "MPC1"),
    { refund_shipping: "5", text: "Asked by phone" },
    { text: "Asked by phone" },
  ],
  [
    "cancellation of a paid order",
    (request) => changeOrder(request, "MPC1"),
    { intent: "cancel", text: "Asked by phone" },
    { form: "cancel", fields: { text: "Asked by phone" } },
  ],
  [
    "decision about a claim",
    (request) => changeOrder(request, "MPC1"),
    { intent: "claim", form: "claim-1", decision: "REFUND", text: "We're sorry" },
    { form: "claim-1", fields: { text: "We're sorry" } },
  ],
])("a %s sent long after signing in is still in its form", async (_kind, send, form, typed) => {
  const response = await send(sent(form));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ ...typed, needsConfirmation: true });
});

test.each<[string, (request: Request) => Promise<Response>, Record<string, string>]>([
  ["webhook", changeWebhooks, { url: "https://erp.example.com", "event-order_paid": "on" }],
  ["integration", changeIntegrations, { name: "ERP", role: "packer" }],
])(
  "a new %s sent long after signing in is still in its form, which has no secret",
  async (_kind, send, form) => {
    const response = await send(sent({ intent: "create", ...form }));
    expect(response.status).toBe(422);
    const { problem, ...secrets } = await response.json();
    expect(problem).toMatchObject({ typed: form, needsConfirmation: true });
    expect(Object.values(secrets)).toEqual([null]);
  },
);

test("the problem of such a form links to the page that confirms, in a tab of its own", () => {
  const message = "Please confirm it's you.";
  const page = renderToStaticMarkup(<FormProblem message={message} needsConfirmation />);
  expect(page).toMatch(
    /it&#x27;s you\. <a href="\/admin\/confirm" target="_blank"[^>]*>Confirm in a new tab</,
  );
  expect(renderToStaticMarkup(<FormProblem message={message} />)).not.toContain("<a");
});
