import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "acrylic-print", path: "/designtool-tool" };

const shared = {
  family: "acrylic",
  categories: ["custom-acrylic-pet-prints", "custom-pet-prints", "wall-art"],
  surcharges: {
    size: printSizePrices({ "8x10": 600, "11x14": 1500, "12x12": 1500, "16x20": 3500, "24x36": 9000 }),
    finish: { gold: 400 },
  },
  productionDays: 4,
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Clear cast acrylic, a quarter of an inch thick, with polished edges. The photo is printed on the back in six colors over a white layer, so you look at it through the glass-like front. Four metal stand-offs hold it half an inch from the wall; drill template, screws and anchors are in the box.</p>
<h3>Sizes</h3>
<p>Nine, from 8 × 8 to 24 × 36 in, upright and wide. A 16 × 20 in print weighs about 3.5 lb.</p>
<h3>Care</h3>
<p>Wipe it with a damp microfiber cloth. No glass cleaner: ammonia turns acrylic dull.</p>`;

export const acrylicPrints: ProductSeed[] = [
  {
    ...shared,
    sku: "acrylic-print",
    name: "Acrylic Pet Print",
    urlKey: "acrylic-pet-print",
    tool: { ...tool, template: "full-photo" },
    occasions: ["new-home"],
    since: "2026-11-20",
    priceCents: 4999,
    shortDescription:
      "Your photo behind clear acrylic, with the depth and color of a slide held to the light.",
    description: `<p>Acrylic does something that paper cannot: light goes through the picture and comes back, so eyes shine and coats have depth. It suits bright photos, green parrots, red setters and anything shot outdoors.</p>
<p>The print stands off the wall and throws a thin shadow around itself. There is no frame, because it does not need one.</p>${making}`,
    metaTitle: "Acrylic Pet Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo behind quarter-inch acrylic with polished edges, on metal stand-offs. Nine sizes. From $49.99.",
    metaKeyword: "acrylic pet print, plexiglass photo print, dog acrylic, cat acrylic, glass print",
  },
  {
    ...shared,
    sku: "acrylic-portrait",
    name: "One Pet Portrait on Acrylic",
    urlKey: "one-pet-acrylic-portrait",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/cat-wall-art"],
    occasions: ["birthday", "remembrance"],
    since: "2026-11-20",
    priceCents: 5499,
    shortDescription: "A portrait in an arch with the name, clear as glass and lighter by half.",
    description: `<p>The classic portrait, made modern: one pet in an arched window on a plain color, with crisp lettering that seems to float a quarter of an inch in front of the wall.</p>
<p>Pale backgrounds look brightest behind acrylic, dark ones look deepest. Gold stand-offs go with warm coats, silver with grey and black.</p>${making}`,
    metaTitle: "One Pet Portrait on Acrylic | My Pet Canvas",
    metaDescription:
      "A portrait of your pet with name and a line of your own behind clear acrylic, on metal stand-offs. Nine sizes. From $54.99.",
    metaKeyword: "acrylic pet portrait, modern pet portrait, one pet portrait, cat acrylic portrait",
  },
  {
    ...shared,
    sku: "two-pet-acrylic",
    name: "Two Pet Portrait on Acrylic",
    urlKey: "two-pet-acrylic-portrait",
    tool: { ...tool, template: "two-pet-portraits" },
    categories: [...shared.categories, "custom-two-pet-portraits", "wall-art/dog-wall-art"],
    occasions: ["christmas"],
    since: "2026-11-20",
    priceCents: 5899,
    shortDescription: "Two portraits, two names, one clear pane: for the pair at the front door.",
    description: `<p>Two arches stand next to each other with a name below each. Use one photo from the garden and one from the sofa; the shared background makes a pair of them.</p>
<p>In an entrance hall choose a size about two thirds as wide as the furniture below it. 20 × 16 in over a shoe bench is right more often than not.</p>${making}`,
    metaTitle: "Two Pet Portrait on Acrylic | My Pet Canvas",
    metaDescription:
      "Portraits of two pets with their names behind quarter-inch acrylic, on metal stand-offs. Nine sizes. From $58.99.",
    metaKeyword: "two pet acrylic portrait, two dogs acrylic, couple of pets portrait",
  },
];
