import { expect, test } from "../fixtures/form-test";
import { buysALedge } from "../fixtures/plain-purchase-story";

test("a product without a design is bought from its page", async ({ page, cart, consoleErrors }) => {
  await buysALedge(page, cart, consoleErrors);
  await expect(page.getByText("Oak Picture Ledge is in your cart.")).toBeVisible();
});

test("a product's pictures are a scrollable strip, each with a link", async ({ page, request }) => {
  await page.goto("/pet-canvas-print?size=8x10&frame=oak");
  const strip = page.getByRole("region", { name: "Pictures of Custom Pet Canvas Print" });
  const pictures = strip.getByRole("link", { name: /View larger/ });
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    const address = (await picture.getAttribute("href")) ?? "";
    expect(address).toContain("frame=oak");
    expect((await request.get(address)).headers()["content-type"]).toMatch(/^image\/(?:webp|svg\+xml)/);
  }
});

test("a product that must be designed is not added to the cart from its page", async ({ request }) => {
  const response = await request.post("/custom-pet-photo-mug", { form: { quantity: "1" }, maxRedirects: 0 });
  expect(response.status()).toBe(405);
});
