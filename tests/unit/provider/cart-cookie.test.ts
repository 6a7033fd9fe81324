import { describe, expect, it } from "vitest";
import { cartIdCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";

const CART = "c".repeat(32);

/** Names of the cookies that the browser then deletes. */
async function deleted(change: (provider: Provider) => void, chosenMethod: string | null = "Priority") {
  const sent = [
    await cartIdCookie.serialize(CART),
    chosenMethod && (await shippingMethodTitleCookie.serialize(chosenMethod)),
  ];
  const Cookie = sent.flatMap((cookie) => (cookie ? cookie.split(";")[0] : [])).join("; ");
  const provider = await openProvider(new Request("http://shop.test/", { headers: { Cookie } }));
  change(provider);
  const set = (await provider.headers()).getSetCookie();
  return set.filter((cookie) => cookie.includes("Max-Age=0")).map((cookie) => cookie.split("=")[0]);
}

describe("the shipping method chosen for a cart", () => {
  it("is forgotten when the cart is ordered or lost, so that the next cart starts with the first method", async () => {
    expect(await deleted((provider) => provider.keepCart(null))).toEqual([
      "MPC_CARTID",
      "MPC_SHIPPING_METHOD",
    ]);
  });

  it("is kept when the guest's cart becomes the customer's", async () => {
    expect(await deleted((provider) => provider.keepCart("d".repeat(32)))).toEqual([]);
  });

  it("is kept when a cart that seemed lost is found", async () => {
    const found = (provider: Provider) => {
      provider.keepCart(null);
      provider.keepCart(CART);
    };
    expect(await deleted(found)).toEqual([]);
  });

  it("is not deleted in browsers that have none", async () => {
    expect(await deleted((provider) => provider.keepCart(null), null)).toEqual(["MPC_CARTID"]);
  });
});
