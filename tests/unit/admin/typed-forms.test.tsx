import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createCoupon } from "~/admin/coupons/coupon.server";
import { saveOffer } from "~/admin/offers/offer.server";
import { createPriceCode } from "~/admin/price-codes/price-code.server";
import { changeSetting } from "~/admin/settings/settings.server";
import { FormProblem } from "~/admin/ui/form-problem";

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
])("a %s sent long after signing in is still in its form", async (_kind, send, form, typed) => {
  const response = await send(sent(form));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ ...typed, needsConfirmation: true });
});

test("the problem of such a form links to the page that confirms, in a tab of its own", () => {
  const message = "Please confirm it's you.";
  const page = renderToStaticMarkup(<FormProblem message={message} needsConfirmation />);
  expect(page).toMatch(
    /it&#x27;s you\. <a href="\/admin\/confirm" target="_blank"[^>]*>Confirm in a new tab</,
  );
  expect(renderToStaticMarkup(<FormProblem message={message} />)).not.toContain("<a");
});
