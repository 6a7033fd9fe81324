import type { Shop } from "../fixtures/shop-test";
import { expect, test } from "../fixtures/shop-test";

const TAG = "Engraved Pet Tag";
const BOLD_TAG = "Big Name Pet Tag";

test("logging in merges the guest's cart into the customer's", async ({ shopper, studio, cart, account }) => {
  await account.registers();
  await designsTag({ shopper, studio }, "Luna");
  await account.logsOut();
  await shopper.seesCartCount(0);

  await shopper.opensProduct("/big-name-pet-tag", BOLD_TAG);
  await shopper.startsOrder();
  await studio.opens(BOLD_TAG);
  await studio.types("Name", "Bo");
  await studio.addsToCart();
  await account.logsIn();
  await account.isGreeted();
  await shopper.seesCartCount(2);
  await cart.opens();
  await expect(cart.line(TAG)).toBeVisible();
  await expect(cart.line(BOLD_TAG)).toBeVisible();
  await cart.addsUp();
});

test("two tabs that press 'Place order' make one order", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
}) => {
  await account.registers();
  await designsTag({ shopper, studio }, "Milo");
  await cart.proceedsToCheckout();
  await checkout.givesAddress();
  await checkout.keepsFirstDelivery();
  const secondTab = await shopper.page.context().newPage();
  await secondTab.goto("/checkout?step=payment");
  const tabs = [shopper.page, secondTab];
  for (const tab of tabs) await tab.getByRole("radio", { name: /Check/ }).check();
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Place order" }).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(/\/checkout\/success/);

  await shopper.page.goto("/customer/account/my-orders");
  await expect(shopper.page.getByRole("main").getByRole("link", { name: /Order \w+/ })).toHaveCount(1);
});

async function designsTag(
  { shopper, studio }: Pick<Shop, "shopper" | "studio">,
  name: string,
): Promise<void> {
  await shopper.opensProduct("/engraved-pet-tag", TAG);
  await shopper.startsOrder();
  await studio.opens(TAG);
  await studio.types("Name", name);
  await studio.types("Phone", "555 0100");
  await studio.addsToCart();
}
