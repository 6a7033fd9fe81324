import { place, readyCart } from "../engine/shopper";
import { test as base, expect } from "../fixtures/form-test";
import { type LabelShop, openLabelShop } from "../fixtures/label-shop";
import { shopEngine } from "../fixtures/shop-engine";
import { staffOn } from "../fixtures/staff-api";
import { unfolded } from "../fixtures/staff-production-story";
import { becomesOwner } from "../fixtures/staff-story";

const test = base.extend<object, { labelShop: LabelShop }>({
  labelShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openLabelShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker" },
  ],
  testShop: [async ({ labelShop }, use) => use(labelShop.testShop), { scope: "worker" }],
  baseURL: async ({ labelShop }, use) => use(labelShop.address),
});

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
  const { number } = data.placeOrder.orderV2;
  const staff = await staffOn(request, number);
  await staff.sends("recordPayment", {}, "OrderFormInput");
  await staff.sends("startProduction", {}, "OrderFormInput");

  await becomesOwner(page);
  await page.goto(`/admin/orders/${number}`);
  await unfolded(page, "Buy a label");
  const grams = page.getByLabel("Packed weight in grams");
  await expect(grams).toHaveValue("120");
  await grams.fill("heavy");
  await page.getByRole("button", { name: "Get rates" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a whole number of grams.");
  await page.getByLabel("Box").selectOption("Small box 8 × 6 × 4 in");
  await grams.fill("300");
  await page.getByRole("button", { name: "Get rates" }).click();
  await expect(page.getByText("Choose a rate under Shipping labels.")).toBeVisible();
  const rates = await unfolded(page, "Choose a rate");
  await expect(rates.getByLabel("Rate")).toContainText("USPS GroundAdvantage: $7.58");
  await rates.getByRole("button", { name: "Buy label" }).click();
  const labels = page.getByRole("region", { name: "Shipping labels" });
  await expect(labels).toContainText("Bought.");
  const unused = await unfolded(page, "Void label");
  await unused.getByRole("button", { name: "Void label" }).click();
  await expect(labels).toContainText("Voided.");

  const again = await unfolded(page, "Buy a label");
  await again.getByRole("button", { name: "Get rates" }).click();
  const others = await unfolded(page, "Choose a rate");
  await others.getByRole("button", { name: "Buy label" }).click();
  const print = page.getByRole("link", { name: "Print label (PDF, 4 × 6 in)" });
  await expect(print).toBeVisible();
  const label = await request.get((await print.getAttribute("href")) ?? "");
  expect(label.headers()["content-type"]).toBe("application/pdf");
  expect((await label.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect(easyPost.purchases).toBe(2);
  expect(easyPost.refunds).toBe(1);

  const parcel = await unfolded(page, "Ship a parcel");
  const tracking = await parcel.getByLabel("Tracking number").inputValue();
  expect(tracking).toMatch(/^9400/);
  await parcel.getByRole("button", { name: "Ship and email the buyer" }).click();
  await expect(page.getByText("The parcel is on its way. We've emailed the buyer.")).toBeVisible();
  const { body, headers } = easyPost.event(tracking, "delivered");
  const answer = await request.post("/webhooks/easypost", { data: Buffer.from(body), headers });
  expect(answer.status()).toBe(200);
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText(`Parcel ${number}-1 delivered`)).toBeVisible();
});
