import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photopuzzle", path: "/photopuzzle-tool" };

const shared = {
  family: "puzzles",
  categories: ["accessories/home"],
  surcharges: { pieces: { "252": 500, "500": 1000, "1000": 1800 } },
  occasions: ["birthday", "christmas"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Recycled greyboard, 0.08 in thick, with a linen-textured print that does not mirror the lamp. It comes in a sturdy box with the picture on the lid and a cloth bag inside.</p>
<h3>Pieces and sizes</h3>
<ul>
  <li>110 pieces, 10 × 8 in: an evening with children</li>
  <li>252 pieces, 14 × 11 in: a rainy afternoon</li>
  <li>500 pieces, 20 × 16 in: a weekend</li>
  <li>1000 pieces, 28 × 20 in: the whole holiday</li>
</ul>
<h3>Care</h3>
<p>Keep it dry, and count before the dog comes in.</p>`;

export const puzzles: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-puzzle",
    name: "Pet Photo Puzzle",
    urlKey: "pet-photo-puzzle",
    tool: { ...tool, template: "full-photo" },
    priceCents: 1999,
    shortDescription: "Your photo in 110 to 1000 pieces. You will learn every hair of that coat.",
    description: `<p>Patterns make a puzzle: stripes, spots, autumn leaves, a checked blanket. A black cat on a black chair is a test of character, and we print that, too.</p>
<p>Photos with detail all the way to the corners are more fun than those with a plain wall behind.</p>${making}`,
    metaTitle: "Pet Photo Puzzle, 110 to 1000 Pieces | My Pet Canvas",
    metaDescription:
      "A jigsaw puzzle from a photo of your pet, 110, 252, 500 or 1000 pieces, in a box with the picture. From $19.99.",
    metaKeyword: "pet puzzle, dog jigsaw puzzle, cat photo puzzle, custom puzzle",
  },
  {
    ...shared,
    sku: "collage-puzzle",
    name: "Four Photo Puzzle",
    urlKey: "four-photo-pet-puzzle",
    tool: { ...tool, template: "four-photos" },
    priceCents: 2199,
    shortDescription:
      "Four photos in one puzzle, so that four people can each start with a pet of their own.",
    description: `<p>Each quarter is a picture by itself, and the title in the middle belongs to everybody. Families tend to race; the quarter with the parrot is usually first.</p>
<p>Give the four photos different backgrounds and even the small hands can sort the pieces.</p>${making}`,
    metaTitle: "Four Photo Pet Puzzle | My Pet Canvas",
    metaDescription: "A jigsaw puzzle from four photos of your pets, 110 to 1000 pieces, boxed. From $21.99.",
    metaKeyword: "collage puzzle, four photo puzzle, family pet puzzle",
  },
];
