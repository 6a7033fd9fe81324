import { randomUUID } from "node:crypto";
import { countsBlanks } from "../fixtures/blanks-story";
import { importsTaxes, readsReports } from "../fixtures/bookkeeping-story";
import { answersMessages } from "../fixtures/contact-message-story";
import { managesCoupons } from "../fixtures/coupon-story";
import { composesOrder, paysByLink } from "../fixtures/draft-order-story";
import { expect } from "../fixtures/expect";
import { test } from "../fixtures/form-test";
import { managesGiftCards } from "../fixtures/gift-card-story";
import { changesRole } from "../fixtures/own-role-story";
import { erasesGuest } from "../fixtures/privacy-story";
import { managesOffers, managesPriceCodes } from "../fixtures/promotion-story";
import { repliesByTemplate } from "../fixtures/reply-template-story";
import { moderatesSharedPhoto } from "../fixtures/shared-photo-story";
import { holdsOrdersTogether } from "../fixtures/staff-bulk-story";
import { cancelsInPart } from "../fixtures/staff-cancellation-story";
import { caresInAdmin } from "../fixtures/staff-care-story";
import { changesProducts } from "../fixtures/staff-catalog-story";
import { changesContent } from "../fixtures/staff-content-story";
import { worksAllDay } from "../fixtures/staff-day-story";
import { producesInAdmin } from "../fixtures/staff-production-story";
import { repliesInAdmin } from "../fixtures/staff-replies-story";
import { becomesOwner, worksInAdmin } from "../fixtures/staff-story";
import { savesViews } from "../fixtures/staff-views-story";
import { visitedShop } from "../fixtures/visiting-test";

test("the staff work without JavaScript", async ({ page, request }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await worksInAdmin(page, request);
});

test("the books are read, and tax rates imported, without JavaScript", async ({ page }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await becomesOwner(page);
  await readsReports(page);
  await importsTaxes(page);
});

test("an order is produced, shipped and refunded without JavaScript", async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await producesInAdmin(page, request, consoleErrors);
});

test("an order goes from its proof to delivery, a claim and a refund without JavaScript", async ({
  page,
  request,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await worksAllDay(page, request);
});

test("a part of an order is canceled without JavaScript", async ({ page, request }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await cancelsInPart(page, request);
});

test("an order is put together by staff, and paid by its link, without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  const email = `phone-${randomUUID()}@example.com`;
  const number = await paysByLink(page, await composesOrder(page, email));
  await page.goto("/admin/draft-orders");
  await expect(page.getByRole("link", { name: number })).toBeVisible();
});

test("a guest has their data erased without JavaScript", async ({ page, request, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await erasesGuest(page, request);
});

test("orders of the list are held together without JavaScript", async ({ page, request }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await holdsOrdersTogether(page, request);
});

test("a filter of orders is saved as a view, opened and removed without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await savesViews(page);
});

test("a question is answered, reviews are approved, and a setting is changed and reset, without JavaScript", async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await caresInAdmin(page, request);
});

test("contact messages are replied to and marked as done without JavaScript", async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  consoleErrors.expect(409);
  await answersMessages(page, request);
});

test("a proof is sent again, and a claim is found and refunded, without JavaScript", async ({
  page,
  request,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await repliesInAdmin(page, request);
});

test("a coupon is created, deactivated and deleted without JavaScript", async ({ page, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await managesCoupons(page);
});

test("a gift card is issued, redirected, sent again and blocked without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await managesGiftCards(page);
});

test("a price code is created, listed, ended and deleted without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await managesPriceCodes(page);
});

test("an offer is added, shown, moved and deleted without JavaScript", async ({ page, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await managesOffers(page);
});

test("a reply is made from a template without JavaScript", async ({ page, request, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await repliesByTemplate(page, request);
});

test("blanks are added and counted without JavaScript", async ({ page, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await countsBlanks(page);
});

test("a shared photo is published, taken down and withdrawn without JavaScript", async ({
  page,
  request,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await moderatesSharedPhoto(page, request);
});

test("a role is changed and removed without JavaScript", async ({ page, consoleErrors }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await changesRole(page);
});

test("a product is changed, previewed, published and undone, and a file imported, without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await changesProducts(page);
});

test("a page is written, published, redirected to and deleted, and a menu changed, without JavaScript", async ({
  page,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  consoleErrors.expect(422);
  await changesContent(page);
});
