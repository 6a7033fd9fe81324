import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createAccount } from "../fixtures/account";
import { petPhoto } from "../fixtures/pet-photo";
import { shopEngine } from "../fixtures/shop-engine";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/**
 * From the upload to the order on a phone, by a signed-in shopper with a saved address. Each touch counts one: a tap, the choice of a photo in the phone's dialog,
 * and a field that is typed into. With SCREENSHOTS=<folder> the screens before each touch are stored there
 * (docs/few-touches.md).
 */

const MUG = "Custom Pet Photo Mug";
const MAX_TOUCHES = 10;
const SAVE_ADDRESS =
  "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }";
const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  street: ["12 Main Street"],
  city: "Austin",
  region: { region_code: "TX" },
  postcode: "78701",
  country_code: "US",
  telephone: "512-555-0100",
  default_shipping: true,
  default_billing: true,
};

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test("a mug with a photo and a name is ordered in ten touches at most", async ({
  page,
  studio,
  account,
  checkout,
}) => {
  const engine = shopEngine(page.request);
  await engine.graphql(SAVE_ADDRESS, { input: ADDRESS }, await createAccount(engine, account.email));
  await account.logsIn();
  await account.isGreeted();
  await page.goto("/photomug-tool");
  await studio.opens(MUG);

  const touches = new Touches(page);
  const chooser = page.waitForEvent("filechooser");
  await touches.taps(page.getByRole("button", { name: "Upload photo" }));
  await touches.chooses(async () => (await chooser).setFiles(await petPhoto()));
  await expect(page.getByRole("progressbar", { name: "Uploading your photo" })).toHaveCount(0);
  await touches.taps(page.getByRole("link", { name: "Text", exact: true }));
  await touches.types(page.getByRole("textbox", { name: "Name" }), "Rex");
  await touches.taps(page.getByRole("button", { name: "Add to cart" }));
  await arrives(page, "Your cart");
  await touches.taps(page.getByRole("link", { name: "Checkout", exact: true }));
  await arrives(page, "Checkout");
  await touches.taps(page.getByRole("button", { name: "Continue to shipping" }));
  await touches.taps(page.getByRole("radio", { name: /Check/ }));
  await expect(page.getByRole("region", { name: "Review" })).toContainText("Check / Money order");
  await touches.taps(page.getByRole("checkbox", { name: /^I agree to the terms/ }));
  await touches.taps(page.getByRole("button", { name: "Place order" }));
  await checkout.isThanked();
  await touches.shows();
  expect(touches.count).toBeLessThanOrEqual(MAX_TOUCHES);
});

/** Counts what a shopper's finger does. */
class Touches {
  count = 0;

  constructor(private readonly page: Page) {}

  async taps(element: Locator): Promise<void> {
    await this.counts(element);
    await element.tap();
  }

  /** Chooses in a dialog of the phone. */
  async chooses(choose: () => Promise<void>): Promise<void> {
    this.count += 1;
    await choose();
  }

  /** A tap into the field, then its text by the keyboard. */
  async types(field: Locator, text: string): Promise<void> {
    await this.counts(field);
    await field.tap();
    await field.fill(text);
  }

  /** Stores the screen, if a folder for it is named. */
  async shows(): Promise<void> {
    const folder = process.env.SCREENSHOTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `touch-${String(this.count + 1).padStart(2, "0")}.webp`);
    await sharp(await this.page.screenshot())
      .webp({ quality: 70 })
      .toFile(file);
  }

  private async counts(element: Locator): Promise<void> {
    await expect(element).toBeEnabled();
    await expect(this.page.getByText("Sending…")).toHaveCount(0);
    await this.shows();
    this.count += 1;
  }
}
