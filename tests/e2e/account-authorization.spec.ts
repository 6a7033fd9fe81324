import type { APIRequestContext } from "@playwright/test";
import { PASSWORD } from "../fixtures/account";
import {
  type CustomerWithBelongings,
  customerWithBelongings,
  logsInAs,
} from "../fixtures/customer-with-belongings";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const ACCOUNT_PATH = "/customer/account";
const UNKNOWN_ID = "A".repeat(32);

/** Every URL that names an object of a customer: one with this customer's object, one with an object that does not exist. */
function addressesOf({ orderNumber, addressId, designId }: CustomerWithBelongings): [string, string][] {
  return [
    [`${ACCOUNT_PATH}/view-order/${orderNumber}`, `${ACCOUNT_PATH}/view-order/MPC199999999`],
    [`${ACCOUNT_PATH}/view-order/${orderNumber}/1`, `${ACCOUNT_PATH}/view-order/MPC199999999/1`],
    [`${ACCOUNT_PATH}/edit-address/${addressId}`, `${ACCOUNT_PATH}/edit-address/987654321`],
    [`${ACCOUNT_PATH}/my-saved-design/${designId}`, `${ACCOUNT_PATH}/my-saved-design/${UNKNOWN_ID}`],
    [`/pictures/designs/${designId}/1.svg`, `/pictures/designs/${UNKNOWN_ID}/1.svg`],
  ];
}

async function statusAndPlace(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  return `${response.status()} ${response.headers().location ?? ""}`.replace(
    encodeURIComponent(address),
    "…",
  );
}

test("pages of another customer look to customers and guests like missing pages", async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await customerWithBelongings(page.request);
  const visitor = await playwright.request.newContext({ baseURL });
  await logsInAs(page, await customerWithBelongings(page.request));
  for (const [foreign, unknown] of addressesOf(owner)) {
    expect(await statusAndPlace(page.request, foreign), foreign).toBe("404 ");
    expect(await statusAndPlace(page.request, unknown), unknown).toBe("404 ");
    const asGuest = await statusAndPlace(visitor, foreign);
    expect(asGuest, foreign).toBe(await statusAndPlace(visitor, unknown));
    expect(asGuest, foreign).toMatch(/^(404 |302 \/customer\/login\?redirect=…)$/);
    const body = await (await page.request.get(foreign)).text();
    for (const word of [owner.email, "Analytical Way", "Otto"]) expect(body, foreign).not.toContain(word);
  }
  const tool = await (await page.request.get(`/pet-tags-tool?design=${owner.designId}`)).text();
  expect(tool).toContain("We couldn't find that design here.");
  expect(tool).not.toContain("Otto");
  await visitor.dispose();
});

test("forms sent to the pages of another customer change nothing", async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(404);
  const owner = await customerWithBelongings(page.request);
  await logsInAs(page, await customerWithBelongings(page.request));
  const design = `${ACCOUNT_PATH}/my-saved-design/${owner.designId}`;
  for (const intent of ["rename", "share", "unshare", "duplicate", "delete", "order"]) {
    const response = await page.request.post(design, { form: { intent, name: "Mine now" }, maxRedirects: 0 });
    expect(response.status(), intent).toBe(404);
  }
  for (const intent of ["save", "delete"]) {
    const response = await page.request.post(`${ACCOUNT_PATH}/edit-address/${owner.addressId}`, {
      form: { intent, city: "Davis" },
      maxRedirects: 0,
    });
    expect(response.status(), intent).toBeGreaterThanOrEqual(400);
  }

  const ownerPage = await browser.newPage();
  await logsInAs(ownerPage, owner);
  await ownerPage.goto(design);
  await arrives(ownerPage, "Engraved Pet Tag “Otto”");
  await expect(ownerPage.getByRole("textbox", { name: "Link to this design" })).toBeVisible();
  await ownerPage.goto(`${ACCOUNT_PATH}/address-book`);
  await expect(ownerPage.getByText(/Sacramento/).first()).toBeVisible();
  await ownerPage.close();
});

// @specification §4 L150
test("a stolen cookie opens nothing once its customer has signed out", async ({
  page,
  context,
  browser,
  account,
}) => {
  await logsInAs(page, await customerWithBelongings(page.request));
  const thief = await browser.newContext({ storageState: await context.storageState() });
  const thiefPage = await thief.newPage();
  await thiefPage.goto(`${ACCOUNT_PATH}/information`);
  await expect(thiefPage).toHaveURL(/\/information$/);

  await account.logsOut();
  for (const name of ["dashboard", "information", "my-orders", "my-saved-design", "address-book"]) {
    await thiefPage.goto(`${ACCOUNT_PATH}/${name}`);
    await expect(thiefPage, name).not.toHaveURL(new RegExp(`${ACCOUNT_PATH}/${name}$`));
    await expect(thiefPage.getByRole("banner").getByText("Hi, Ada")).toHaveCount(0);
  }
  await thief.close();
});

test("a login with a return path to another site leads to the dashboard", async ({ page, account }) => {
  const customer = await customerWithBelongings(page.request);
  await page.goto(`/customer/login?redirect=${encodeURIComponent("//evil.example/")}`);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await account.isGreeted();
  await expect(page).toHaveURL(/\/customer\/account\/dashboard$/);
});
