import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "calendar", path: "/calendar-tool" };

const shared = {
  family: "calendars",
  categories: ["books-and-games/books-and-calendars"],
  surcharges: { size: { "12x16": 900 } },
  occasions: ["birthday", "christmas"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A cover and twelve sheets of 200 g/m² satin paper on a white wire with a hook, and a stiff board behind them.</p>
<h3>Months and dates</h3>
<p>It begins with whichever of the coming months you choose. Weeks begin on Sunday, US holidays are marked or left out, and your own dates are printed where they belong, each with a paw.</p>
<h3>How it fills itself</h3>
<p>Choose all your photos at once: what was taken in March goes to March, the rest fills what is left.</p>`;

export const calendars: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-calendar",
    name: "Pet Wall Calendar",
    urlKey: "pet-wall-calendar",
    tool: { ...tool, template: "photo-above" },
    priceCents: 1999,
    shortDescription: "Twelve months of the one who cannot read it, with birthdays and vet days printed in.",
    description: `<p>Each month a photo to the edges, each day room for a word. The dates you never want to miss are set by us, so nobody has to copy them in January.</p>
<p>Begin in any month: a calendar is a birthday present in June, too.</p>${making}`,
    metaTitle: "Pet Wall Calendar with Your Photos | My Pet Canvas",
    metaDescription:
      "A wall calendar with your pet's photos, your own dates and US holidays, beginning in the month you choose. From $19.99.",
    metaKeyword: "pet calendar, dog calendar, cat calendar, photo calendar, custom wall calendar",
  },
  {
    ...shared,
    sku: "two-photo-calendar",
    name: "Two Photo Pet Calendar",
    urlKey: "two-photo-pet-calendar",
    tool: { ...tool, template: "two-photos" },
    priceCents: 2099,
    shortDescription: "Two photos a month side by side: two pets, or one pet awake and asleep.",
    description: `<p>Twenty-four photos are soon found. Pair them like guests at a table: who gets along, who would never, who was the same afternoon.</p>
<p>The ground changes its color with the months, and you can change it again.</p>${making}`,
    metaTitle: "Two Photo Pet Calendar | My Pet Canvas",
    metaDescription:
      "A wall calendar with two photos of your pets for every month, own dates and US holidays. From $20.99.",
    metaKeyword: "two pet calendar, collage calendar, pet photo calendar",
  },
];
