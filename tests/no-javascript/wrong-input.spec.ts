import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "../fixtures/form-test";
import { emptyPhoto, notAPhoto } from "../fixtures/pet-photo";

/** Invalid forms submitted without the browser's own checks, as by a script or an old browser. */

interface WrongForm {
  title: string;
  address: string;
  form: Record<string, string>;
  showsMessage: string;
  /** The input that the form shows again. */
  keeps?: string;
}

const REQUIRED = "This is a required field.";
const STREET = "12 <b>Main</b> Street";
const address = {
  email: "guest@example.com",
  firstname: "Ada",
  lastname: "Byron",
  street: "12 Main Street",
  city: "Austin",
  region: "TX",
  postcode: "78701",
  telephone: "512-555-0100",
  billing_same: "on",
};

const longName = (length: number) => "Bellatrix".repeat(40).slice(0, length);

/** A name that is too long comes back whole, with its error at the field. */
const longNames = (
  [
    ["/contact-us", "name", 100],
    ["/write-a-review", "nickname", 40],
    ["/productqa/index/view/ps/photo-mug", "nickname", 40],
    ["/customer/register", "firstname", 255],
  ] as const
).map(
  ([path, field, limit]): WrongForm => ({
    title: `a name that is too long for ${path}`,
    address: path,
    form: { [field]: longName(limit + 1) },
    showsMessage: `Please enter no more than ${limit} characters.`,
    keeps: longName(limit + 1),
  }),
);

const accountForms: WrongForm[] = [
  ...longNames,
  { title: "login without anything", address: "/customer/login", form: {}, showsMessage: REQUIRED },
  {
    title: "login by a robot that never saw the page",
    address: "/customer/login",
    form: { email: "nobody@example.com", password: "Wrong-pass-1" },
    showsMessage: "We couldn't tell if a person or a robot sent this form.",
    keeps: "nobody@example.com",
  },
  {
    title: "registration with an email that is none",
    address: "/customer/register",
    form: {
      firstname: "Ada",
      lastname: "Byron",
      email: "ada@",
      password: "Good-dog-1",
      password_confirmation: "Good-dog-1",
    },
    showsMessage: "Please enter a valid email address and make sure it contains no leading/trailing spaces.",
    keeps: "ada@",
  },
  {
    title: "registration with a weak password",
    address: "/customer/register",
    form: {
      firstname: "Ada",
      lastname: "Byron",
      email: "ada@example.com",
      password: "weak",
      password_confirmation: "weak",
    },
    showsMessage: "Please enter atleast 8 characters.",
    keeps: "ada@example.com",
  },
  {
    title: "registration with two passwords",
    address: "/customer/register",
    form: {
      firstname: "Ada",
      lastname: "Byron",
      email: "ada@example.com",
      password: "Good-dog-1",
      password_confirmation: "Good-dog-2",
    },
    showsMessage: "Please make sure your passwords match.",
  },
  {
    title: "registration with a birthday to come",
    address: "/customer/register",
    form: { firstname: "Ada", date_of_birth: "02/30/2020", phone_no: "12" },
    showsMessage: "Please enter a valid full date.",
    keeps: "02/30/2020",
  },
];

const cartForms: WrongForm[] = [
  {
    title: "a coupon that is none",
    address: "/checkout/cart",
    form: { intent: "apply-coupon", coupon_code: "NO<SUCH>CODE" },
    showsMessage: "coupon",
    keeps: "NO&lt;SUCH&gt;CODE",
  },
  {
    title: "no coupon",
    address: "/checkout/cart",
    form: { intent: "apply-coupon", coupon_code: " " },
    showsMessage: REQUIRED,
  },
  {
    title: "a ZIP code that is none",
    address: "/checkout?step=address",
    form: { ...address, postcode: "ABC", street: STREET },
    showsMessage: "Please enter a valid zip/postal code.",
    keeps: "12 &lt;b&gt;Main&lt;/b&gt; Street",
  },
  {
    title: "a phone that is none",
    address: "/checkout?step=address",
    form: { ...address, telephone: "call me" },
    showsMessage: "Please enter a valid phone.",
    keeps: "call me",
  },
  {
    title: "a name of the address that is too long",
    address: "/checkout?step=address",
    form: { ...address, firstname: longName(256) },
    showsMessage: "Please enter no more than 255 characters.",
    keeps: longName(256),
  },
  { title: "no address", address: "/checkout?step=address", form: {}, showsMessage: REQUIRED },
  {
    title: "a delivery that is none",
    address: "/checkout?step=delivery",
    form: { method: "dragon" },
    showsMessage: "Please choose a shipping method.",
  },
  {
    title: "a payment that is none",
    address: "/checkout?step=payment",
    form: { payment_method: "gold bars" },
    showsMessage: "Please choose a payment method.",
  },
  {
    title: "a total that is not the cart's",
    address: "/checkout?step=review",
    form: { terms: "on", grand_total: "$1.00" },
    showsMessage: "Your cart has changed. Please check the total.",
  },
  {
    title: "terms that are not agreed to",
    address: "/checkout?step=review",
    form: {},
    showsMessage: REQUIRED,
  },
];

/** The last forms of the cart, which come after the address. */
const AFTER_ADDRESS = 4;

test.describe("a visitor", () => {
  for (const wrong of accountForms) {
    test(wrong.title, async ({ page }) => {
      await expectRejected(page, wrong);
    });
  }

  // @specification §8 L265
  test("login with a wrong password", async ({ page, account, consoleErrors }) => {
    consoleErrors.expect(422);
    await account.logsIn("Wrong-pass-1");
    await expect(page.getByText("The account sign-in was incorrect")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(account.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });

  test("a body that is not a form", async ({ page }) => {
    for (const path of ["/customer/login", "/checkout/cart", "/checkout?step=address", "/photomug-tool"]) {
      const response = await page.request.post(path, { data: { not: "a form" } });
      expect(response.status(), path).toBe(400);
      await expectNoInsides(response);
    }
  });

  test("invalid GraphQL", async ({ page }) => {
    for (const data of [
      "{",
      "[]",
      "null",
      '{"query":"{ nothing }"}',
      '{"query":"{ cart(cart_id: 5) { id } }"}',
    ]) {
      const response = await page.request.post("/graphql", {
        data: Buffer.from(data),
        headers: { "Content-Type": "application/json" },
      });
      expect(response.status(), data).toBeLessThan(500);
      expect(await response.json()).toHaveProperty("errors");
    }
  });
});

test.describe("a guest with a tag in the cart", () => {
  test.beforeEach(async ({ shopper, studio }) => {
    await shopper.opensProduct("/engraved-pet-tag", "Engraved Pet Tag");
    await shopper.startsOrder();
    await studio.opens("Engraved Pet Tag");
    await studio.types("Name", "Luna");
    await studio.types("Phone", "555 0100");
    await studio.addsToCart();
  });

  test("wrong coupons, addresses and choices", async ({ page }) => {
    for (const wrong of cartForms.slice(0, -AFTER_ADDRESS)) await expectRejected(page, wrong);
    await page.request.post("/checkout?step=address", { form: address });
    await page.request.post("/checkout?step=payment", { form: { payment_method: "checkmo" } });
    for (const wrong of cartForms.slice(-AFTER_ADDRESS)) await expectRejected(page, wrong);
  });

  test("invalid quantities", async ({ page, cart }) => {
    const uid = await page.locator("input[name=uid]").first().inputValue();
    for (const quantity of ["0", "-1", "1.5", "many", "99999999", ""]) {
      const form = { intent: "update-quantity", uid, quantity };
      const response = await page.request.post("/checkout/cart", { form });
      expect(response.status(), quantity).toBe(422);
      await expectNoInsides(response);
    }
    await cart.opens();
    await expect(page.getByRole("spinbutton", { name: /^Quantity/ })).toHaveValue("1");
  });
});

const wrongFiles = { "that is no photo": notAPhoto(), "that is empty": emptyPhoto() };
for (const [kind, file] of Object.entries(wrongFiles)) {
  test(`a file ${kind} is rejected with a message`, async ({ shopper, studio, page, consoleErrors }) => {
    consoleErrors.expect(422);
    await shopper.opensProduct("/custom-pet-photo-mug", "Custom Pet Photo Mug");
    await shopper.startsOrder();
    await studio.types("Name", "Rex");
    await page.getByLabel("Choose a photo").setInputFiles(file);
    await page.getByRole("button", { name: "Update preview" }).click();
    await studio.isNotified("Please choose a photo: JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, HEIC or SVG.");
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.locator("[autofocus]").filter({ hasText: "Please choose a photo" });
    await expect(summary.getByRole("link", { name: "Photo" })).toHaveAttribute("href", "#field-wrap-photo");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Rex");
  });
}

test("a design's title that is too long is rejected, and stays as it was typed", async ({
  shopper,
  studio,
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await shopper.opensProduct("/custom-pet-photo-mug", "Custom Pet Photo Mug");
  await shopper.startsOrder();
  const title = "x".repeat(61);
  await page.getByRole("textbox", { name: "Design title" }).fill(title);
  await page.getByRole("button", { name: "Save this design" }).click();
  await studio.isNotified("Please enter no more than 60 characters.");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("textbox", { name: "Design title" })).toHaveValue(title);
});

test("adding a design without its photo lists what is missing", async ({
  shopper,
  studio,
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await shopper.opensProduct("/custom-pet-photo-mug", "Custom Pet Photo Mug");
  await shopper.startsOrder();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await studio.isNotified("Add a photo.");
  await expect(page.getByText("Type the name.")).toHaveCount(0);
  await shopper.seesCartCount(0);
});

async function expectRejected(
  page: Page,
  { title, address, form, showsMessage, keeps }: WrongForm,
): Promise<void> {
  const response = await page.request.post(address, { form, maxRedirects: 0 });
  expect(response.status(), title).toBe(422);
  const html = await expectNoInsides(response);
  expect(html, title).toContain(showsMessage);
  if (keeps) expect(html, title).toContain(keeps);
}

/** Checks that the response has no stack trace and no file path. */
async function expectNoInsides(response: APIResponse): Promise<string> {
  const html = await response.text();
  expect(html).not.toMatch(/\bat .{1,200}\.(?:js|ts|tsx|mjs):\d+/);
  expect(html).not.toContain("node_modules");
  return html;
}
