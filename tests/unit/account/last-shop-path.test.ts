import { describe, expect, it } from "vitest";
import { customerTokenCookie, redirectPathCookie, setCookie } from "~/provider/cookies.server";
import { lastShopPath, rememberShopPage } from "~/storefront/session/return-path.server";

// @specification §2 L86
it.each([
  ["http://shop.example/custom-pet-photo-mug?color=blue", "/custom-pet-photo-mug?color=blue"],
  ["https://shop.example/checkout", "/checkout"],
  ["http://shop.example/", "/"],
  ["http://shop.example/?_data=root&cc=x", "/?cc=x"],
])("remembers %s", (referer, path) => {
  expect(lastShopPath(referer, "shop.example")).toBe(path);
});

it.each([
  "http://shop.example/customer/account/dashboard",
  "http://shop.example/facebook?code=x",
  "http://other.example/checkout",
  "ftp://shop.example/checkout",
  "http://shop.example/orders/desk/0123456789abcdef",
  "http://shop.example/newsletter/confirm?token=0123456789abcdef",
  "not an address",
  "",
  null,
])("ignores %j", (referer) => {
  expect(lastShopPath(referer, "shop.example")).toBeNull();
});

describe("a page", () => {
  async function remembered(address: string, Cookie = ""): Promise<string | null> {
    const request = new Request(`http://shop.example${address}`, { headers: { Cookie } });
    const [cookie] = await rememberShopPage(request);
    return cookie ? await redirectPathCookie.parse(cookie) : null;
  }
  const sent = async (cookie: typeof redirectPathCookie, value: string) =>
    (await setCookie(new Request("http://shop.example/"), cookie, value)).split(";")[0];

  it.each(["/share-design/0123456789abcdef", "/proof_order?order=0123456789abcdef"])(
    "that its URL alone opens is not remembered: %s",
    async (address) => expect(await remembered(address)).toBeNull(),
  );

  // @specification §2 L86
  it.each(["/", "/custom-pet-photo-mug?color=blue", "/checkout/cart"])(
    "remembers itself: %s",
    async (address) => expect(await remembered(address)).toBe(address),
  );

  it.each(["/customer/login", "/customer/account/dashboard", "/facebook?code=x", "/twitter"])(
    "of the account is not remembered: %s",
    async (address) => expect(await remembered(address)).toBeNull(),
  );

  it("is stored once, and for visitors only", async () => {
    expect(await remembered("/faq", await sent(redirectPathCookie, "/faq"))).toBeNull();
    expect(await remembered("/faq", await sent(redirectPathCookie, "/"))).toBe("/faq");
    expect(await remembered("/faq", await sent(customerTokenCookie, "token"))).toBeNull();
  });
});
