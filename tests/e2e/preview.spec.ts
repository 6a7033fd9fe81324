import type { Browser, Page } from "@playwright/test";
import { petPhoto } from "../fixtures/pet-photo";
import { expectOtherPicture, expectSamePicture, pictureOf } from "../fixtures/same-picture";
import { test } from "../fixtures/shop-test";
import { Studio } from "../fixtures/studio";

const MUG = "Custom Pet Photo Mug";

test("the previews drawn by the server and by the browser are the same picture", async ({
  browser,
  page,
  shopper,
  studio,
}) => {
  await shopper.opensProduct("/custom-pet-photo-mug", MUG);
  await shopper.startsOrder();
  await studio.opens(MUG);
  await studio.uploads(await petPhoto());
  await studio.types("Name", "Rex");
  await studio.saves();
  const rex = await drawnByServer(browser, page);
  expectSamePicture(await drawnInBrowser(page), rex);

  await studio.types("Name", "Bella");
  await studio.crops("Top left");
  await studio.chooses("Handle and inside", "Pink");
  const bella = await drawnInBrowser(page);
  expectOtherPicture(bella, rex);
  await studio.saves();
  expectSamePicture(await drawnByServer(browser, page), bella);
  expectSamePicture(await pictureFile(page), bella);
});

async function drawnInBrowser(page: Page): Promise<Buffer> {
  return pictureOf(new Studio(page, true).scene(MUG));
}

/** The same URL as the same visitor sees it without JavaScript. */
async function drawnByServer(browser: Browser, shopper: Page): Promise<Buffer> {
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await shopper.context().storageState(),
  });
  const page = await visitor.newPage();
  await page.goto(shopper.url());
  const picture = await pictureOf(new Studio(page, false).scene(MUG));
  await visitor.close();
  return picture;
}

/** The picture that cart and order show. */
async function pictureFile(page: Page): Promise<Buffer> {
  await new Studio(page, true).addsToCart();
  return pictureOf(page.getByRole("main").getByRole("img", { name: `${MUG} with your design` }));
}
