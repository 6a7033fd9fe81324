import { signToken } from "../../app/engine/shared/signed-token";
import { place, readyCart } from "../engine/shopper";
import { test as base, expect } from "../fixtures/form-test";
import { type LabelShop, openLabelShop, SESSION_SECRET } from "../fixtures/label-shop";
import { shopEngine } from "../fixtures/shop-engine";
import { arrives } from "../fixtures/visit";

const test = base.extend<object, { labelShop: LabelShop }>({
  labelShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openLabelShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ labelShop }, use) => use(labelShop.address),
});

const MOVE =
  "mutation ($token: String!, $step: FulfillmentStep!) { moveOrder(token: $token, step: $step) { can_ship } }";

test("staff buy, void and print labels, ship by one, and the carrier reports the delivery", async ({
  labelShop: { easyPost },
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const engine = shopEngine(request);
  const sender = { owner: "a-browser-of-their-own-0123456789" };
  const { data } = await place(engine, sender, await readyCart(engine, sender, { quantity: 1 }));
  const { id, number } = data.placeOrder.orderV2;
  const settings = { sessionSecret: SESSION_SECRET };
  const token = signToken(settings, "order-desk", { orderId: Number(id) }, Date.now() + 3_600_000);
  for (const step of ["TAKE_PAYMENT", "START_PRODUCTION"]) await engine.graphql(MOVE, { token, step });

  await page.goto(`/orders/desk/${token}`);
  await arrives(page, `Order ${number}`);
  const grams = page.getByLabel("Packed weight in grams");
  await expect(grams).toHaveValue("120");
  await grams.fill("heavy");
  await page.getByRole("button", { name: "Get rates" }).click();
  await expect(page.getByText("Please enter a whole number of grams.").first()).toBeVisible();
  await page.getByLabel("Box").selectOption("Small box 8 × 6 × 4 in");
  await grams.fill("300");
  await page.getByRole("button", { name: "Get rates" }).click();
  await expect(page.getByText("USPS GroundAdvantage: $7.58")).toBeVisible();
  await page.getByRole("button", { name: "Buy label" }).click();
  await expect(page.getByText("Label bought.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Void label" }).click();
  await expect(page.getByText("Label voided.")).toBeVisible();

  await page.getByRole("button", { name: "Get rates" }).click();
  await page.getByRole("button", { name: "Buy label" }).click();
  const print = page.getByRole("link", { name: "Print label (PDF, 4 × 6 in)" });
  await expect(print).toBeVisible();
  const label = await request.get((await print.getAttribute("href")) ?? "");
  expect(label.headers()["content-type"]).toBe("application/pdf");
  expect((await label.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect(easyPost.purchases).toBe(2);
  expect(easyPost.refunds).toBe(1);

  const tracking = await page.getByLabel("Tracking number").inputValue();
  expect(tracking).toMatch(/^9400/);
  await page.getByRole("button", { name: "Ship and email the buyer" }).click();
  await expect(page.getByText("The package is on its way. We've emailed the buyer.")).toBeVisible();
  const { body, headers } = easyPost.event(tracking, "delivered");
  const answer = await request.post("/webhooks/easypost", { data: Buffer.from(body), headers });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Delivered on/)).toBeVisible();
});
