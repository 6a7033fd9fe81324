import { test as base } from "../fixtures/form-test";
import { goesLive } from "../fixtures/going-live-story";
import { type LiveShop, openLiveShop } from "../fixtures/live-shop";

const test = base.extend<object, { live: LiveShop }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const live = await openLiveShop();
      await use(live);
      await live.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  testShop: [async ({ live }, use) => use(live.testShop), { scope: "worker" }],
  baseURL: async ({ live }, use) => use(live.address),
});

test("a new owner opens a shop without the sandbox, sells, refunds and reads the books", async ({
  shop,
  live,
}) => {
  await goesLive(shop, live);
});
