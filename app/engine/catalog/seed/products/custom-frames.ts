import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "customframe", path: "/customframe-tool" };

const shared = {
  family: "custom-frames",
  categories: ["custom-pet-prints", "wall-art/framed-prints"],
  surcharges: {
    size: {
      "8x8": 300,
      ...printSizePrices({ "8x10": 600, "11x14": 1500, "12x12": 1500, "16x20": 3200, "24x36": 7500 }),
    },
    profile: { rounded: 400, stepped: 900, beaded: 1500 },
    frame: { oak: 300, walnut: 600, cherry: 600, gold: 1200 },
    border: { "1in": 600, "2in": 1000 },
    glass: { acrylic: 500, "non-reflecting": 1800 },
  },
  occasions: ["birthday", "new-home"],
  productionDays: 5,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Solid wood molding in four profiles, joined with glue and wedge. Gold leaf is laid over red clay by hand. Mats are acid-free, cut on the slant, and cover an eighth of an inch of the picture on each side; without a mat the molding covers a quarter.</p>
<h3>Fronts</h3>
<ul>
  <li>Plain glass: the clearest and the cheapest</li>
  <li>Acrylic: half the weight, and it survives a ball</li>
  <li>Non-reflecting glass: for a wall opposite a window</li>
</ul>
<h3>Sizes</h3>
<p>The size you choose is the picture's. Mat and molding go around it: an 8 × 10 in picture with a 2 in mat and the flat molding hangs 13 1/2 × 15 1/2 in.</p>`;

export const customFrames: ProductSeed[] = [
  {
    ...shared,
    sku: "custom-frame",
    name: "Custom Framed Pet Photo",
    urlKey: "custom-framed-pet-photo",
    tool: { ...tool, template: "full-photo" },
    priceCents: 3499,
    shortDescription:
      "Four moldings, six woods, three mats, three fronts: framed as you would at the corner shop.",
    description: `<p>Choose the molding, the wood, the width and color of the mat and what covers it. The studio draws the frame to scale, so you see how wide two inches of mat really are.</p>
<p>A wide pale mat makes a small photo important. A beaded gold molding makes any cat a duchess.</p>${making}`,
    metaTitle: "Custom Framed Pet Photo | My Pet Canvas",
    metaDescription:
      "Frame your pet's photo your way: four moldings, six woods, mats up to 2 in, glass or acrylic, eleven sizes. From $34.99.",
    metaKeyword: "custom frame, custom picture frame, framed pet photo, mat and molding",
  },
  {
    ...shared,
    sku: "gold-frame",
    name: "Custom Framed Pet Portrait",
    urlKey: "custom-framed-pet-portrait",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: [...shared.categories, "custom-one-pet-portraits"],
    priceCents: 3799,
    shortDescription: "The arched portrait with name and line, in a frame that you put together.",
    description: `<p>A portrait asks for a frame of its own kind: black and flat for a modern wall, cherry and stepped beside books, beaded gold for those who were always treated like that.</p>
<p>Names are set inside the mat's window, clear of its edge.</p>${making}`,
    metaTitle: "Custom Framed Pet Portrait with Name | My Pet Canvas",
    metaDescription:
      "A pet portrait with name in a frame of your choice: molding, wood, mat and glass. Eleven sizes. From $37.99.",
    metaKeyword: "custom framed portrait, gold frame pet portrait, framed dog portrait",
  },
];
