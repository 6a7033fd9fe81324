import { afterEach, describe, expect, test } from "vitest";
import { pathSchema } from "~/brand/navigation-schema";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { plainNotFound } from "~/storefront/shell/plain-not-found.server";

const shown = thisBrand();

afterEach(() => showBrand(shown));

describe("the texts of a brand", () => {
  test.each(["/", "/pet-gifts", "/pet-gifts/mugs?color=red", "/a//b"])("leads to %s of the shop", (path) => {
    expect(pathSchema.safeParse(path).success).toBe(true);
  });

  test.each(["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "/two words", ""])(
    "does not lead to %s",
    (path) => {
      expect(pathSchema.safeParse(path).success).toBe(false);
    },
  );

  test("contain no markup if a file is missing", async () => {
    showBrand({ ...shown, name: "Hay & <b>Hoof</b>" });
    const response = plainNotFound(new Request("https://shop.example/missing.js"), 404);
    expect(await response?.text()).toContain("Hay &amp; &lt;b&gt;Hoof&lt;/b&gt;");
  });
});
