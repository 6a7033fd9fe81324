import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { givesPersonalData } from "../fixtures/account-information-story";
import { keepsAnAddressBook } from "../fixtures/address-book-story";
import { withoutMouse } from "../fixtures/by-keyboard";
import { asksWhy, changesItsMind } from "../fixtures/cart-story";
import type { ConsoleErrors } from "../fixtures/console-errors";
import { narrowsDown, searches } from "../fixtures/finding-story";
import { Listing } from "../fixtures/listing";
import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { choosesANewPassword } from "../fixtures/password-story";
import { buysAMugAsANewCustomer, buysATagAsAGuest } from "../fixtures/purchase-story";
import { joinsTheLoyaltyLevels } from "../fixtures/rewards-story";
import { comesBackToADesign } from "../fixtures/saved-designs-story";
import type { Shop } from "../fixtures/shop";
import { expect, test } from "../fixtures/shop-test";

interface Story {
  page: Page;
  shop: Shop;
  browser: Browser;
  request: APIRequestContext;
  consoleErrors: ConsoleErrors;
}

/** The stories of the other tests, and what shoppers do in them: every task of the shop. Keys that move layers are in editor.spec.ts. */
const STORIES: { tasks: string[]; play: (story: Story) => Promise<void> }[] = [
  {
    tasks: ["browse a category's pages", "filter", "sort", "remove a filter", "clear all filters"],
    play: ({ page }) => narrowsDown(new Listing(page, true)),
  },
  {
    tasks: ["search", "correct a search", "filter what was found"],
    play: ({ page }) => searches(new Listing(page, true)),
  },
  {
    tasks: [
      "choose a product",
      "design with a photo",
      "choose options",
      "edit a design in the cart",
      "apply a promo code",
      "create an account",
      "enter an address",
      "pay by check",
      "view an order",
    ],
    play: ({ shop, consoleErrors }) => buysAMugAsANewCustomer(shop, consoleErrors),
  },
  {
    tasks: ["design with text", "choose a shipping method", "pay by card"],
    play: ({ shop, consoleErrors }) => buysATagAsAGuest(shop, consoleErrors),
  },
  {
    tasks: ["change a quantity", "wrap a gift", "remove a line and undo", "save for later"],
    play: ({ shop }) => changesItsMind(shop),
  },
  {
    tasks: ["unfold prices", "leave a comment"],
    play: ({ shop, consoleErrors }) => {
      consoleErrors.expect(422);
      return asksWhy(shop);
    },
  },
  {
    tasks: ["find an order as a guest", "report a problem"],
    play: ({ page, request, consoleErrors }) => followsAGuestOrder(page, request, consoleErrors),
  },
  {
    tasks: ["list orders by status", "reorder", "cancel an order"],
    play: ({ shop, request, consoleErrors }) => changesTheirMind(shop, request, consoleErrors),
  },
  {
    tasks: ["keep an address book"],
    play: ({ page, shop, consoleErrors }) => keepsAnAddressBook(page, shop, consoleErrors),
  },
  {
    tasks: ["change personal details"],
    play: ({ page, shop, consoleErrors }) => givesPersonalData(page, shop, consoleErrors),
  },
  {
    tasks: ["choose a new password", "sign in"],
    play: ({ shop, consoleErrors }) => {
      consoleErrors.expect(422);
      return choosesANewPassword(shop);
    },
  },
  {
    tasks: ["name, share, copy and delete a design"],
    play: ({ shop, consoleErrors, browser }) => comesBackToADesign(shop, consoleErrors, browser, true),
  },
  {
    tasks: ["join and leave the loyalty levels"],
    play: ({ page, shop }) => joinsTheLoyaltyLevels(page, shop.account),
  },
  { tasks: ["ask a question", "write a review"], play: ({ page }) => asksAndReviews(page) },
  { tasks: ["subscribe to the newsletter", "write a message"], play: ({ page }) => getsInTouch(page) },
];

for (const { tasks, play } of STORIES) {
  test(`by keyboard alone: ${tasks.join("; ")}`, async ({ page, shop, browser, request, consoleErrors }) => {
    const giveBackTheMouse = withoutMouse(page);
    try {
      await play({ page, shop, browser, request, consoleErrors });
    } finally {
      giveBackTheMouse();
    }
  });
}

async function asksAndReviews(page: Page): Promise<void> {
  await page.goto("/productqa/index/view/ps/photo-mug");
  const form = page.getByRole("region", { name: "Ask us" });
  await form.getByLabel("Your question").fill(`Is there room for two fingers? ${Date.now()}`);
  await form.getByLabel("Name to show").fill("Ada");
  await form.getByLabel("Email").fill("fingers@example.com");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("We'll post the answer here and email it to you.")).toBeVisible();

  await page.goto("/write-a-review");
  await page.getByLabel("What are you reviewing?").selectOption({ index: 2 });
  await page.getByRole("radio", { name: "4 stars" }).check();
  await page.getByLabel("Name to show").fill("Ada");
  await page.getByLabel("In one line").fill("Both noses sharp");
  await page.getByLabel("Your review").fill("The colors are right, and the dishwasher has not changed them.");
  await page.getByRole("main").getByLabel("Email").fill("reviewer@example.com");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("We read each one before we post it.")).toBeVisible();
}

async function getsInTouch(page: Page): Promise<void> {
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByLabel("What's it about?").selectOption("Shipping");
  await page.getByLabel("Your message").fill("When does it arrive?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Thank you. Your message has arrived")).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email").fill(`reader.${Date.now()}@example.com`);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you! Please open the email we just sent you")).toBeVisible();
}
