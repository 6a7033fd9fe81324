import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "wood-print", path: "/designtool-tool" };

const shared = {
  family: "wood",
  categories: ["custom-wooden-pet-prints", "custom-pet-prints", "wall-art"],
  surcharges: {
    size: printSizePrices({ "8x10": 500, "11x14": 1200, "12x12": 1200, "16x20": 2800, "24x36": 7000 }),
    tone: { oak: 300, walnut: 600 },
  },
  productionDays: 5,
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A half-inch panel with a real veneer of birch, oak or walnut, sanded and sealed. The photo is printed straight onto the wood without a white layer, so light parts of the picture are the wood itself. A keyhole slot on the back takes one screw.</p>
<h3>Sizes</h3>
<p>Nine, from 8 × 8 to 24 × 36 in. No two panels have the same grain, and small knots are not faults.</p>
<h3>Care</h3>
<p>Dust it dry. Keep it out of bathrooms and away from radiators, as you would a guitar.</p>`;

export const woodPrints: ProductSeed[] = [
  {
    ...shared,
    sku: "wood-print",
    name: "Wooden Pet Print",
    urlKey: "wooden-pet-print",
    tool: { ...tool, template: "full-photo" },
    categories: [...shared.categories, "wall-art/dog-wall-art"],
    occasions: ["new-home"],
    since: "2026-11-20",
    priceCents: 3999,
    shortDescription: "Your photo on real wood, with the grain running through fur, grass and sky.",
    description: `<p>Wood is warm, and it makes photos so: greens soften, browns glow, and a Sunday in the field looks like a memory of one. Red and golden coats are at their best here.</p>
<p>Birch is the lightest and keeps colors closest to the screen. Walnut is dark; choose a bright photo for it.</p>${making}`,
    metaTitle: "Wooden Pet Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo printed on real birch, oak or walnut veneer, ready to hang. Nine sizes. From $39.99.",
    metaKeyword: "wooden pet print, wood photo print, dog on wood, rustic pet wall art",
  },
  {
    ...shared,
    sku: "wood-portrait",
    name: "Pet Portrait on Wood with Name",
    urlKey: "wooden-name-portrait",
    tool: { ...tool, template: "photo-and-name" },
    categories: [...shared.categories, "custom-one-pet-portraits"],
    occasions: ["birthday", "remembrance"],
    since: "2026-11-20",
    priceCents: 4299,
    shortDescription:
      "A portrait with the name set beneath it, printed into the grain like a sign that was always there.",
    description: `<p>We leave the panel bare around the photo, so that the wood makes the frame. The name stands in dark lettering on it and looks branded rather than printed.</p>
<p>For a nursery, a cabin or a hutch. Rabbits, in particular, belong on wood.</p>${making}`,
    metaTitle: "Pet Portrait on Wood with Name | My Pet Canvas",
    metaDescription:
      "Your pet's portrait and name on birch, oak or walnut. Nine sizes, ready to hang on one screw. From $42.99.",
    metaKeyword: "wood pet portrait, rabbit portrait, wooden name sign, personalized wood print",
  },
  {
    ...shared,
    sku: "two-pet-wood",
    name: "Two Pet Portrait on Wood",
    urlKey: "two-pet-wooden-portrait",
    tool: { ...tool, template: "two-pet-portraits" },
    categories: [...shared.categories, "custom-two-pet-portraits", "wall-art/dog-wall-art"],
    occasions: ["christmas"],
    since: "2026-11-20",
    priceCents: 4699,
    shortDescription: "Two portraits with two names on one panel of real wood.",
    description: `<p>Two photos next to each other on one piece of oak, birch or walnut: the grain runs from one to the other and ties them together.</p>
<p>It makes a good present for a couple that came with one dog each.</p>${making}`,
    metaTitle: "Two Pet Portrait on Wood | My Pet Canvas",
    metaDescription:
      "Two pets with their names printed on one panel of real wood veneer. Three woods, nine sizes. From $46.99.",
    metaKeyword: "two pet wood portrait, two dogs wood print, rustic pet portrait",
  },
];
