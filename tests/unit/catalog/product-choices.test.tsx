import { expect, test } from "vitest";
import { choiceViews } from "~/storefront/catalog/choice-views.server";
import type { Choice, Chosen } from "~/storefront/catalog/choices";
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
  return shown(choices, { backing: "Cut" });
}

function shown(choices: Choice[], chosen: Chosen, isForWall = false): string {
  const views = choiceViews(choices, { chosen, priceCents: 5999, currency: "USD", isForWall });
  return drawnPage(<ProductChoices choices={views} />).replace(/<!-- -->/g, "");
}

test("colors that distinguish values are shown instead of labels", () => {
  expect(drawn(["#15151f", "#ffffff", "#0c0c10"])).toContain('<span class="sr-only">Black board');
});

test("values of the same color have labels", () => {
  const page = drawn(["#15151f", "#0c0c10", "#15151f"]);
  expect(page).toContain("<span>Black board</span>");
  expect(page).not.toContain("background-color");
});

function valued(title: string, cents: number, swatch?: string) {
  return { code: title, title, uid: title, cents, regularCents: cents, swatch };
}

const sizes = {
  code: "size",
  title: "Size",
  values: [
    valued("8 × 8 in", 0),
    valued("8 × 10 in", 400),
    valued("16 × 20 in", 2200),
    valued("14 × 11 in", 800),
  ],
};

test("every size shows the product's price in it, beside the other choices", () => {
  const page = shown([sizes], { size: "16 × 20 in" });
  expect(page).toMatch(
    /8 × 8 in<.*\$37\.99.*8 × 10 in<.*\$41\.99.*16 × 20 in<.*\$59\.99.*14 × 11 in<.*\$45\.99/s,
  );
});

test("sizes of several shapes are grouped, and drawn to scale on a wall where they hang on one", () => {
  const page = shown([sizes], { size: "16 × 20 in" }, true);
  expect(page).toMatch(/Square<\/h3>.*8 × 8.*Portrait<\/h3>.*8 × 10.*16 × 20.*Landscape<\/h3>.*14 × 11/s);
  expect(page).toContain('alt="16 × 20 in on a wall, above a couch 84 in wide, to scale"');
  const drawing = decodeURIComponent(/src="(data:image\/svg\+xml,[^"]+)"/.exec(page)?.[1] ?? "");
  expect(drawing).toContain("M42 13h16v20h-16z");
  expect(shown([sizes], { size: "16 × 20 in" })).not.toContain("<img");
});

test("sizes of one shape have no headings", () => {
  const square = { ...sizes, values: sizes.values.slice(0, 1) };
  expect(shown([square], { size: "8 × 8 in" })).not.toContain("Square");
});

test("a color that costs more says so in sight", () => {
  const colors = {
    code: "color",
    title: "Color",
    values: [valued("White", 0, "#fff"), valued("Blue", 100, "#00f")],
  };
  const page = shown([colors], { color: "White" });
  expect(page).toMatch(/<span aria-hidden="true"><span[^>]*>\+\$1\.00</);
  expect(page).toContain("Blue +$1.00");
  expect(page).not.toContain("White +");
});

test("an amount of money is its own price", () => {
  const amounts = { code: "amount", title: "Amount", values: [valued("$10", 0), valued("$25", 1500)] };
  expect(shown([amounts], { amount: "$10" })).not.toContain("$10.00");
});
