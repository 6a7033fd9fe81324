import type { ProductSeed } from "../product-seed";

const shared = {
  family: "jewelry",
  categories: ["accessories/jewelry"],
  surcharges: { color: { gold: 600, "rose-gold": 600 }, chain: { "18in": 100, "20in": 200 } },
  occasions: ["birthday", "remembrance", "christmas"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const tool = { blueprint: "jewellery", path: "/jewellery-tool" };

const making = `
<h3>What it is made of</h3>
<p>Sterling silver, or silver plated with 18-karat gold or rose gold, on a fine cable chain of the same with a lobster clasp. Nickel-free. It comes in a small box.</p>
<h3>Engraving</h3>
<p>Both sides are cut by diamond. Letters are never lower than 1.5 mm; if your words would be, the studio tells you how many characters fit before you buy.</p>
<h3>Sizes</h3>
<p>Round and heart are an inch across, the bar is 1 5/8 × 7/16 in. Chains of 16, 18 and 20 in.</p>`;

export const jewelry: ProductSeed[] = [
  {
    ...shared,
    sku: "name-pendant",
    name: "Engraved Pet Pendant",
    urlKey: "engraved-pet-pendant",
    tool: { ...tool, template: "paw-and-name", sold: { shape: ["circle", "heart"] } },
    priceCents: 3999,
    shortDescription: "A paw and a name in front; on the back two lines that are nobody else's business.",
    description: `<p>Round or a heart, in three metals. The front says who; the back is for a date, a word, or the place where you met.</p>
<p>Short names are cut larger. Both sides are in the price.</p>${making}`,
    metaTitle: "Engraved Pet Pendant, Two Sides | My Pet Canvas",
    metaDescription:
      "A silver, gold or rose gold pendant engraved with your pet's name and two lines on the back. From $39.99.",
    metaKeyword: "engraved pet pendant, pet name necklace, paw necklace, pet memorial jewelry",
  },
  {
    ...shared,
    sku: "bar-pendant",
    name: "Name Bar Necklace",
    urlKey: "pet-name-bar-necklace",
    tool: { ...tool, template: "name", sold: { shape: ["bar"] } },
    priceCents: 3799,
    shortDescription: "One name on a slim bar, held at both ends, with room for a line behind it.",
    description: `<p>It lies flat under a collar and shows above a sweater. The name is cut in script or in the typeface you choose; the back takes two short lines.</p>
<p>Seven or eight letters fill the bar best.</p>${making}`,
    metaTitle: "Pet Name Bar Necklace | My Pet Canvas",
    metaDescription:
      "A bar necklace engraved with your pet's name on the front and words on the back, in three metals. From $37.99.",
    metaKeyword: "name bar necklace, pet name necklace, engraved bar pendant",
  },
  {
    ...shared,
    sku: "photo-pendant",
    name: "Photo Pendant",
    urlKey: "pet-photo-pendant",
    tool: { blueprint: "photopendant", path: "/jewellery-tool", template: "full-photo" },
    priceCents: 4299,
    shortDescription: "Their photo under a clear dome, a name or a date cut into the back.",
    description: `<p>The photo is printed small and sharp and sealed under a dome of clear resin in a rim of metal. Turn it over for the engraving.</p>
<p>Take a photo in which the face fills the frame: an inch is not much.</p>${making}`,
    metaTitle: "Pet Photo Pendant with Engraving | My Pet Canvas",
    metaDescription:
      "A round or heart pendant with your pet's photo under a clear dome and engraving on the back. From $42.99.",
    metaKeyword: "photo pendant, pet photo necklace, dog photo necklace, cat photo pendant",
  },
];
