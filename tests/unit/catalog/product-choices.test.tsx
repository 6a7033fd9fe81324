import { expect, test } from "vitest";
import { ProductChoices } from "~/storefront/catalog/product-choices";
import { drawnPage } from "../brand/drawn-page";

function drawn(swatches: string[]): string {
  const titles = ["Clear board", "Black board", "Cut"];
  const values = swatches.map((swatch, index) => ({
    code: titles[index],
    title: titles[index],
    uid: `backing ${index}`,
    cents: 0,
    regularCents: 0,
    swatch,
  }));
  const choices = [{ code: "backing", title: "Backing", values }];
  return drawnPage(<ProductChoices choices={choices} chosen={{ backing: "Cut" }} />);
}

test("colors that distinguish values are shown instead of labels", () => {
  expect(drawn(["#15151f", "#ffffff", "#0c0c10"])).toContain('<span class="sr-only">Black board');
});

test("values of the same color have labels", () => {
  const page = drawn(["#15151f", "#0c0c10", "#15151f"]);
  expect(page).toContain("<span>Black board</span>");
  expect(page).not.toContain("background-color");
});
