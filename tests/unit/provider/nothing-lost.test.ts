import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cartIdCookie, customerIdCookie, customerTokenCookie, flashCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { keepCertificate, removeCertificate } from "~/storefront/account/information/certificate.server";
import { addToCart } from "~/storefront/cart/add-to-cart.server";
import { takeStep } from "~/storefront/checkout/take-step.server";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { forwardPhoto } from "~/storefront/studio/forward-picture.server";
import { storePhoto } from "~/storefront/studio/photos/store-photo.server";
import { type Fault, hangsUp, responses } from "../../fixtures/faulty-host";

/** When the provider fails during an action, the shopper gets a friendly message and loses nothing. */

const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const opened = await openFaultyHost();
  process.env.PROVIDER_URL = opened.address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return opened;
});
afterAll(() => host.close());

const BLOCKED = "Request origin is blocked by your browser, please check the access control policy";
const CART = "c".repeat(32);

beforeEach(() => host.reply(hangsUp));

/** Closes the connection for `operation`, and responds to all others with the data. */
function failsAt(operation: string, data: object): Fault {
  return (response, call) =>
    call.body.includes(operation) ? hangsUp(response, call) : responses(200, { data })(response, call);
}

async function shopperRequest(path: string, { method = "GET", token = "" } = {}): Promise<Request> {
  const cookies = [await cartIdCookie.serialize(CART)];
  if (token) cookies.push(await customerTokenCookie.serialize(token), await customerIdCookie.serialize("7"));
  const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  return new Request(`http://shop.test${path}`, { method, headers: { Cookie } });
}

async function flashed(response: Response): Promise<unknown> {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("MPC_MESSAGE="));
  return JSON.parse(await flashCookie.parse(set?.split(";")[0] ?? ""));
}

it("a checkout step without a response shows the form again with its input, and keeps the cart", async () => {
  const { headers } = await shopperRequest("/");
  const result = await takeStep(
    new Request("http://shop.test/checkout?step=payment", {
      method: "POST",
      headers,
      body: new URLSearchParams({ payment_method: "checkmo" }),
    }),
  );
  expect(result.status).toBe(422);
  expect(await result.json()).toMatchObject({
    fieldErrors: { payment_method: BLOCKED },
    repopulateFields: { payment_method: "checkmo" },
  });
  expect(result.headers.getSetCookie()).toEqual([]);
});

it("a guest whose cart cannot be created sees a message beside the product", async () => {
  const provider = await openProvider(new Request("http://shop.test/"));
  expect(await addToCart(provider, { sku: "photo-mug", quantity: 1 })).toBe(BLOCKED);
  expect(provider.cartId).toBeNull();
});

it("an account form without a response redirects to its page with the message", async () => {
  host.reply(failsAt("LeaveLoyalty", { customer: { id: 7 } }));
  const visit = await requireCustomer(
    await shopperRequest("/customer/account/my-rewards?page=2", { method: "POST", token: "token" }),
  );
  const thrown = await visit
    .ask("mutation LeaveLoyalty { leave }" as never, {})
    .catch((response: Response) => response);
  expect(thrown).toMatchObject({ status: 303 });
  expect((thrown as Response).headers.get("Location")).toBe("/customer/account/my-rewards?page=2");
  expect(await flashed(thrown as Response)).toEqual({ kind: "error", text: BLOCKED });
});

it("an account page without a response fails, and the session is kept", async () => {
  host.reply(failsAt("MyOrders", { customer: { id: 7 } }));
  const visit = await requireCustomer(await shopperRequest("/customer/account", { token: "token" }));
  const thrown = await visit.ask("query MyOrders { x }" as never, {}).catch((response: Response) => response);
  expect(thrown).toMatchObject({ status: 503 });
  expect((thrown as Response).headers.getSetCookie()).toEqual([]);
});

describe.each([
  ["hangs up", hangsUp],
  ["breaks", responses(500, "PHP Fatal error: Uncaught Error in /var/www/photos.php")],
  ["answers HTML", responses(502, "<h1>Bad Gateway</h1>", "text/html")],
])("a provider that %s", (_what, fault) => {
  beforeEach(() => host.reply(fault));
  const bytes = Buffer.from("a picture");

  it("lets a photo be sent again", async () => {
    const provider = await openProvider(await shopperRequest("/photos/upload"));
    expect(await storePhoto(provider, bytes)).toEqual({
      message: "We couldn't save your photo. Please try again.",
    });
  });

  it("leaves a certificate unchanged", async () => {
    const request = await shopperRequest("/customer/account/information", { token: "token" });
    const visit = { request, provider: await openProvider(request) };
    expect(await keepCertificate(visit as never, bytes)).toBe(
      "We couldn't save your certificate. Please try again.",
    );
    expect(await removeCertificate(visit as never)).toBe(false);
  });

  // @specification §7 L252
  it("has no picture", async () => {
    const request = await shopperRequest("/photos/photo-1/display");
    const rejection = await forwardPhoto(request, "photo-1", "display").catch(
      (response: Response) => response,
    );
    expect(rejection.status).toBe(404);
  });
});
