import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { expect, test } from "../fixtures/shop-test";

const NAME = "Your Pet's Name in Neon";

test("the sign on the product page is switched off without a request", async ({ page }) => {
  await page.goto("/neon-name");
  const lit = page.getByRole("img", { name: NAME, exact: true }).first();
  const unlit = page.getByRole("img", { name: `${NAME}, with its light off` });
  await expect(lit).toBeVisible();
  await expect(unlit).toBeHidden();
  await putsTheLightOff(page);
  await expect(unlit).toBeVisible();
  await expect(lit).toBeHidden();
  await page.keyboard.press("Space");
  await expect(lit).toBeVisible();
});

test("the sign in the studio is switched off without changing the design", async ({ page }) => {
  await page.goto("/create-your-own-neon-sign");
  const scene = page.getByRole("img", { name: `${NAME} with your design` });
  const tubes = (light: "lit" | "unlit") =>
    scene.locator(`use[href="#scene-tubes"]:is(.sign-${light}, .sign-${light} *)`).first();
  await expect(tubes("lit")).toBeVisible();
  await expect(tubes("unlit")).toBeHidden();
  await putsTheLightOff(page);
  await expect(tubes("unlit")).toBeVisible();
  await expect(tubes("lit")).toBeHidden();
  await expect(page.getByText("Finish your design:")).toBeVisible();
});

/** By the keyboard. */
async function putsTheLightOff(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const light = page.getByRole("checkbox", { name: "Light", exact: true });
  await expect(light).toBeChecked();
  await light.press("Space");
  await expect(light).not.toBeChecked();
  await expectAccessible(page);
  // The page's own scripts may arrive later, such as the slider's once it is seen.
  expect(asked.filter((address) => !/favicon|\/build\//.test(address))).toEqual([]);
}
