import { expect, test } from "vitest";
import { ProductAssurances } from "~/storefront/catalog/product-assurances";
import type { ProductView } from "~/storefront/catalog/product-view";
import { drawnPage } from "../brand/drawn-page";

function assurancesOf(view: Partial<ProductView>): string {
  const shown = { families: [], arrival: null, purchase: { kind: "as-it-is" }, ...view };
  return drawnPage(<ProductAssurances view={shown as unknown as ProductView} />);
}

test("a designed product is previewed, made by a day, and made again if it disappoints", () => {
  const markup = assurancesOf({
    families: ["mugs"],
    arrival: "Monday, December 7",
    purchase: { kind: "designed", path: "/photomug-tool" },
  });
  expect(markup).toMatch(/Monday, December 7.*Preview your exact design.*remake it or refund you/s);
});

test.each([
  ["gift-certificates", /Emailed once it&#x27;s paid.*Never expires/s],
  ["memberships", /Member prices as soon as it&#x27;s paid.*Never renews automatically/s],
])("%s are not promised to be made again", (family, promises) => {
  const markup = assurancesOf({ families: [family] });
  expect(markup).toMatch(promises);
  expect(markup).not.toContain("remake");
});
