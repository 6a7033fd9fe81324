import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "choppingboard", path: "/choppingboard-tool" };

const shared = {
  family: "cutting-boards",
  categories: ["home-and-living/kitchen-and-table"],
  surcharges: { size: { "16x12": 1200 }, tone: { cherry: 400, walnut: 800 } },
  occasions: ["new-home", "christmas"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>One inch of solid maple, cherry or walnut with rounded corners and a groove that catches the juice. Words and pictures are burnt in by laser inside the groove and oiled over, in the wood's own dark tone; no ink touches your food.</p>
<h3>Sizes</h3>
<p>12 × 9 in for cheese and a tomato, 16 × 12 in for a Sunday roast. Cut on the plain side.</p>
<h3>Care</h3>
<p>By hand, never in the dishwasher. A spoon of mineral oil a month keeps both sides well.</p>`;

export const cuttingBoards: ProductSeed[] = [
  {
    ...shared,
    sku: "engraved-board",
    name: "Engraved Cutting Board",
    urlKey: "engraved-cutting-board",
    tool: { ...tool, template: "kitchen" },
    priceCents: 3999,
    shortDescription:
      "Three lines of your own in solid wood: the cook, the helper, and who gets what falls down.",
    description: `<p>A first line, a name in large letters, a last line, and two paws under them. It leans on the wall between meals and is used at all of them.</p>
<p>Letters are never cut lower than a sixth of an inch, so that they stay open for years.</p>${making}`,
    metaTitle: "Engraved Pet Cutting Board | My Pet Canvas",
    metaDescription:
      "A solid maple, cherry or walnut cutting board engraved with your words and paws. Two sizes. From $39.99.",
    metaKeyword: "engraved cutting board, personalized chopping board, pet kitchen gift",
  },
  {
    ...shared,
    sku: "portrait-board",
    name: "Portrait Cutting Board",
    urlKey: "pet-portrait-cutting-board",
    tool: { ...tool, template: "portrait" },
    priceCents: 4399,
    shortDescription: "Your photo burnt into the wood in fine brown tones, with the name beside it.",
    description: `<p>We turn the photo into an engraving: dark fur becomes deep brown, a white chest stays bare wood. The studio shows it in the tone of the wood you choose.</p>
<p>Clear light from one side and a plain background engrave best.</p>${making}`,
    metaTitle: "Cutting Board with Engraved Pet Portrait | My Pet Canvas",
    metaDescription:
      "Your pet's photo engraved in a solid wood cutting board with name and a line. Three woods. From $43.99.",
    metaKeyword: "photo cutting board, engraved pet portrait, dog cutting board",
  },
];
