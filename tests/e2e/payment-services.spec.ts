import { paysAtPaypal, paysAtStripe } from "../fixtures/service-payment-story";
import { openServiceShop, type ServiceShop } from "../fixtures/service-shop";
import { test as base } from "../fixtures/shop-test";

/** Purchases at a local Stripe and a local PayPal, in a store of their own. */

const test = base.extend<object, { services: ServiceShop }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const services = await openServiceShop();
      await use(services);
      await services.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  testShop: [async ({ services }, use) => use(services.testShop), { scope: "worker" }],
  baseURL: async ({ services }, use) => use(services.address),
});

test("a guest pays two mugs at Stripe, and gets one back", async ({ shop, services }) => {
  await paysAtStripe(shop, services);
});

test("a guest pays two mugs at PayPal, and gets one back", async ({ shop, services }) => {
  await paysAtPaypal(shop, services);
});
