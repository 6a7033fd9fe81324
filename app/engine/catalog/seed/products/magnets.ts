import type { ProductSeed } from "../product-seed";

export const magnetTool = { blueprint: "photomagnet", path: "/photomagnet-tool" };

export const magnetPriceCents = 799;

const shared = {
  family: "magnets",
  categories: ["accessories/coasters-and-magnets"],
  surcharges: { size: { "3x3": 200 } },
  quantityBreaks: { 6: 10, 12: 15 },
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Printed vinyl under a clear, wipeable film on a full-face magnet 0.06 in thick: the whole back holds, not a dot in the middle.</p>
<h3>Sizes and shapes</h3>
<p>2 × 2 or 3 × 3 in; square, round or a heart. It sticks to steel doors, boards and lockers, not to stainless steel of every kind: try with any magnet first.</p>
<h3>Care</h3>
<p>Damp cloth. Slide it off the door rather than bending it.</p>`;

export const magnets: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-magnet",
    name: "Pet Photo Magnet",
    urlKey: "pet-photo-magnet",
    tool: { ...magnetTool, template: "full-photo" },
    occasions: ["christmas"],
    priceCents: magnetPriceCents,
    shortDescription: "One face, one magnet, one shopping list held up by a guinea pig.",
    description: `<p>Refrigerators are the true family gallery. A magnet gets your pet into it without tape, and it holds four sheets of paper while it is there.</p>
<p>The heart cuts away the lower corners, so place the face high in it.</p>${making}`,
    metaTitle: "Pet Photo Magnet | My Pet Canvas",
    metaDescription:
      "A strong, wipeable photo magnet of your pet: square, round or heart, two sizes. From $7.99.",
    metaKeyword: "pet magnet, dog fridge magnet, cat magnet, photo magnet",
  },
  {
    ...shared,
    sku: "name-magnet",
    name: "Pet Name Magnet",
    urlKey: "pet-name-magnet",
    tool: { ...magnetTool, template: "photo-and-name" },
    occasions: ["christmas", "new-pet"],
    priceCents: 899,
    shortDescription: "Photo and name for the fridge, the locker or the feeding plan.",
    description: `<p>Useful in houses with several animals: one magnet each, moved across the board when that one has been fed. It ends the second breakfast.</p>
<p>Names of up to eight letters can be read from the other side of the kitchen.</p>${making}`,
    metaTitle: "Pet Name Magnet | My Pet Canvas",
    metaDescription:
      "A photo magnet with your pet's name: square, round or heart, wipeable, two sizes. From $8.99.",
    metaKeyword: "pet name magnet, personalized magnet, feeding chart magnet",
  },
];
