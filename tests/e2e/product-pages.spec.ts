import { MAIN } from "../fixtures/main";
import { buysALedge } from "../fixtures/plain-purchase-story";
import { expect, test } from "../fixtures/shop-test";
import { opensWith, publishesReviews } from "../fixtures/staff-decisions";
import { arrives } from "../fixtures/visit";

test("a product without a design is bought from its page", ({ page, cart, consoleErrors }) =>
  buysALedge(page, cart, consoleErrors));

test("choices are in the URL, and change price, pictures and regular price", MAIN, async ({ page }) => {
  await page.goto("/free-canvas?size=12x12");
  await arrives(page, "Free Canvas in Four Sizes");
  const main = page.getByRole("main");
  await expect(main.getByText("$19.45").first()).toBeVisible();
  await expect(main.getByText("regular price $38.99").last()).toBeVisible();
  await expect(main.getByText(/^The canvas itself is free/)).toBeVisible();

  await main.getByRole("link", { name: /^Oak/ }).click();
  await expect(page).toHaveURL(/\?size=12x12&frame=oak&edges=continued$/);
  await expect(main.getByText("$37.45").first()).toBeVisible();
  await expect(main.getByRole("img", { name: "Free Canvas in Four Sizes", exact: true })).toHaveAttribute(
    "src",
    /size=12x12&frame=oak&edges=continued&width=800$/,
  );
  await main.getByRole("link", { name: "Start Order" }).first().click();
  await expect(page).toHaveURL(/\/canvas-tool\?sku=free-canvas&size=12x12&frame=oak&edges=continued$/);
});

test("a picture enlarges and closes by Escape", async ({ page }) => {
  await page.goto("/custom-pet-photo-mug");
  const strip = page.getByRole("region", { name: "Pictures of Custom Pet Photo Mug" });
  await strip.getByRole("button", { name: "Next" }).click();
  await expect(strip.getByText("2 / 3")).toBeVisible();
  await strip.getByRole("link", { name: /laid flat/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom Pet Photo Mug, laid flat" });
  await expect(dialog.getByRole("img")).toHaveAttribute("src", /^blob:/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/custom-pet-photo-mug$/);
});

test("reviews, rating and promises are those of the product that a link led to, without a page load", async ({
  page,
}) => {
  await page.goto("/custom-pet-photo-mug");
  await arrives(page, "Custom Pet Photo Mug");
  const write = page.getByRole("main").getByRole("link", { name: "Be the first to review" });
  const ofTheMug = await write.getAttribute("href");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Custom Pet Photo Mug");
  await expect(write).not.toHaveAttribute("href", ofTheMug ?? "");
  await expect(page.getByText("Love it, or we'll remake it or refund you")).toBeVisible();
  await write.click();
  await arrives(page, "Write a review");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("older reviews are shown without a page load, at their place, with the choices made meanwhile", async ({
  page,
  request,
}) => {
  await publishesReviews(request, "free-canvas", 6);
  const reviews = page.getByRole("region", { name: "Reviews" });
  const entries = reviews.getByRole("heading", { level: 3 });
  await opensWith(page, "/free-canvas?size=12x12", () => entries.count(), 5);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("main").getByRole("link", { name: /^Oak/ }).click();
  await expect(page).toHaveURL(/frame=oak/);
  await reviews.getByRole("link", { name: "Older" }).click();
  await expect(entries).toHaveText(["Review number 1 of free-canvas"]);
  await expect(page).toHaveURL(/size=12x12&frame=oak.*&reviews=2#reviews$/);
  await expect(reviews).toBeInViewport();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("recently viewed products appear on the next product's page, and can be deleted", async ({
  page,
  context,
}) => {
  for (const address of ["/custom-pet-photo-mug", "/engraved-pet-tag", "/custom-pet-pillow"]) {
    await page.goto(address);
    await arrives(page, /./);
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const recent = page.getByRole("region", { name: "Recently viewed" });
  await expect(recent.getByRole("heading", { level: 3 })).toHaveText([
    "Engraved Pet Tag",
    "Custom Pet Photo Mug",
  ]);
  const kept = (await context.cookies()).find(({ name }) => name === "MPC_RECENT");
  expect(kept).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await recent.getByRole("link", { name: "See all" }).click();
  await arrives(page, "Recently viewed");
  await page.getByRole("button", { name: "Clear this list" }).click();
  await expect(page.getByRole("link", { name: "See all pet gifts" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("MPC_RECENT");
});

interface Catalog {
  data: {
    products: { items: { name: string; url_key: string; small_image: { url: string } }[] };
    categories: { items: { name: string; url_path: string; product_count: number }[] };
  };
}

// @specification §1 L8
// @specification §2 L58, L60
test("every category and every product has a page, and every product a small picture", async ({
  request,
}) => {
  const response = await request.post("/graphql", {
    data: {
      query: `{ products(pageSize: 100) { items { name url_key small_image { url } } }
        categories(pageSize: 100) { items { name url_path product_count } } }`,
    },
  });
  const { products, categories } = ((await response.json()) as Catalog).data;
  expect(products.items.length).toBeGreaterThanOrEqual(64);
  await eachOf(products.items, async ({ name, url_key, small_image }) => {
    const page = await request.get(`/${url_key}`);
    expect(page.status(), url_key).toBe(200);
    expect(await page.text(), url_key).toContain(`>${name}</h1>`);
    const picture = await request.get(`${small_image.url}&width=200`);
    expect(picture.status(), small_image.url).toBe(200);
    const { "content-type": type, "cache-control": cached } = picture.headers();
    // Its drawing, until it is painted.
    if (type.startsWith("image/svg")) return expect(cached, small_image.url).toContain("must-revalidate");
    expect(cached, small_image.url).toContain("immutable");
    expect((await picture.body()).length, small_image.url).toBeLessThan(20_000);
  });
  await eachOf(categories.items, async ({ name, url_path, product_count }) => {
    const page = await request.get(`/${url_path}`);
    expect(page.status(), url_path).toBe(200);
    const text = await page.text();
    expect(text, url_path).toContain(`>${name.replace("&", "&amp;").replace("'", "&#x27;")}</h1>`);
    expect(product_count, url_path).toBeGreaterThan(0);
    expect(text.match(/<article/g)?.length, url_path).toBe(Math.min(product_count, PER_PAGE));
  });
});

const PER_PAGE = 24;

/** Visits a few items at once, so that the shop is busy but not overloaded. */
async function eachOf<Item>(items: Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += 6) {
    await Promise.all(items.slice(first, first + 6).map(visit));
  }
}
