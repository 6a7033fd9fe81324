import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "doubleacrylic", path: "/doubleacrylic-tool" };

const shared = {
  family: "double-acrylics",
  categories: ["custom-acrylic-pet-prints", "custom-pet-prints", "wall-art"],
  surcharges: {
    size: {
      "8x8": 500,
      "8x10": 900,
      "10x8": 900,
      "11x14": 2200,
      "14x11": 2200,
      "12x12": 2000,
      "16x20": 4500,
      "20x16": 4500,
    },
    border: { "2in": 800 },
    finish: { black: 0, gold: 300 },
  },
  occasions: ["new-home", "birthday"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A photo print between two sheets of clear acrylic, each an eighth of an inch thick with flame-polished edges, on four metal stand-offs that hold them an inch from the wall. The border stays clear, so the print seems to float and throws its shadow on the wall.</p>
<h3>Sizes</h3>
<p>The size is the print's; the clear border adds 1 or 2 in on every side.</p>
<h3>Care</h3>
<p>Microfiber and water. Unscrew two caps and you can change the print.</p>`;

export const doubleAcrylics: ProductSeed[] = [
  {
    ...shared,
    sku: "double-acrylic",
    name: "Floating Double Acrylic Print",
    urlKey: "floating-double-acrylic-print",
    tool: { ...tool, template: "full-photo" },
    priceCents: 4499,
    shortDescription:
      "Your photo between two clear sheets, an inch off the wall, with nothing around it but air.",
    description: `<p>No frame, no mat: the wall itself is the border, whatever color it is. In sunlight the print's shadow moves across it through the day.</p>
<p>Photos with a plain background float best. Choose the 2 in border for a small print on a large wall.</p>${making}`,
    metaTitle: "Floating Double Acrylic Pet Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo between two polished acrylic sheets with a clear border on metal stand-offs. Nine sizes. From $44.99.",
    metaKeyword: "double acrylic print, floating acrylic frame, acrylic sandwich print, pet photo acrylic",
  },
  {
    ...shared,
    sku: "double-acrylic-portrait",
    name: "Floating Acrylic Pet Portrait",
    urlKey: "floating-acrylic-pet-portrait",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: ["custom-acrylic-pet-prints", "custom-one-pet-portraits"],
    priceCents: 4799,
    shortDescription: "An arched portrait with name and line, floating between two clear sheets.",
    description: `<p>The portrait keeps its own colored ground and the acrylic its clear one; together they look like a card that somebody forgot in mid-air.</p>
<p>Pick a ground that your wall does not have.</p>${making}`,
    metaTitle: "Floating Acrylic Pet Portrait with Name | My Pet Canvas",
    metaDescription:
      "A pet portrait with name between two clear acrylic sheets on stand-offs in silver, black or gold. From $47.99.",
    metaKeyword: "acrylic pet portrait, floating pet portrait, double acrylic portrait",
  },
];
