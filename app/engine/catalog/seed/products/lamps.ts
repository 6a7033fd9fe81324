import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photolamp", path: "/photolamp-tool" };

const shared = {
  family: "lamps",
  categories: ["home-and-living/lamps-and-clocks"],
  surcharges: { size: { large: 1000 }, tone: { walnut: 300 } },
  occasions: ["birthday", "remembrance", "christmas"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A shade of frosted acrylic, printed inside, over an LED that uses three watts. Stands are oak, walnut or painted white. It runs on the USB cable that comes with it and dims by a touch.</p>
<h3>Light</h3>
<ul>
  <li>Warm, 2700 K: like a candle, for bedrooms</li>
  <li>Cool, 5000 K: like a clear morning, for true colors</li>
</ul>`;

export const lamps: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-lamp",
    name: "Moon Photo Lamp",
    urlKey: "moon-photo-lamp",
    tool: { ...tool, template: "full-photo", sold: { shape: ["moon"] } },
    priceCents: 3299,
    shortDescription: "Their face in the moon, on three wooden legs, for the hour when everyone is in bed.",
    description: `<p>By day it is a pale ball with a picture in it. At night the photo comes up out of the glow, and the room is just bright enough to find the blanket.</p>
<p>Photos with a light background melt into the moon. The picture fades at the rim by itself.</p>${making}
<h3>Sizes</h3>
<p>Small, 5 in, or large, 6 1/2 in across.</p>`,
    metaTitle: "Moon Lamp with Pet Photo | My Pet Canvas",
    metaDescription:
      "A dimmable moon lamp with your pet's photo, warm or cool light, on a stand of oak, walnut or white. From $32.99.",
    metaKeyword: "moon lamp photo, pet photo lamp, pet night light, custom moon lamp",
  },
  {
    ...shared,
    sku: "night-light-box",
    name: "Photo Light Box",
    urlKey: "photo-light-box",
    tool: { ...tool, template: "photo-and-name", sold: { shape: ["box"] } },
    priceCents: 3499,
    shortDescription: "A wooden box with a glowing photo and a name, for shelves that are too dark.",
    description: `<p>Light comes from behind, evenly, so the photo looks like a window onto wherever it was taken. The name stands below in letters that can be read across the room.</p>
<p>Dark photos gain most: what the print hides, the light shows.</p>${making}
<h3>Sizes</h3>
<p>Small, 5 × 6 in, or large, 6 1/2 × 8 in, both with a frame of one inch.</p>`,
    metaTitle: "Light Box with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A wooden light box with your pet's photo and name, lit from behind, warm or cool. Two sizes. From $34.99.",
    metaKeyword: "photo light box, pet light box, lit photo frame, pet memorial lamp",
  },
];
