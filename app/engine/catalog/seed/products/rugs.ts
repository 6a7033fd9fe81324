import type { ProductSeed } from "../product-seed";

const shared = {
  family: "rugs",
  categories: ["home-and-living/rugs-and-mats"],
  occasions: ["new-home"],
  productionDays: 5,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const rug = {
  ...shared,
  surcharges: { size: { "3x5": 4000, "4x6": 8000, "5x7": 13000 }, finish: { fringe: 1200 } },
} satisfies Partial<ProductSeed>;

/** The back of a carpet. */
const material = { grip: 1500 };

const woven = `
<h3>What it is made of</h3>
<p>Flat-woven polyester chenille, a quarter inch thick, with a bound edge or a cotton fringe. The print goes through the pile, so it wears evenly.</p>
<h3>Sizes</h3>
<p>2 × 3 ft beside a bed, 3 × 5 ft before a sofa, 4 × 6 and 5 × 7 ft in the middle of a room.</p>
<h3>Care</h3>
<p>Vacuum it like any other. Up to 4 × 6 ft it fits a washing machine, cold, without the fringe in a spin.</p>`;

const petProof = `
<h3>What makes it pet-proof</h3>
<p>Low pile that claws do not catch in, a stain guard against accidents, and a back that stays put when somebody brakes late. Most spills wipe off with water and soap.</p>
<h3>Backs</h3>
<p>Felt for tiles and carpet, non-slip rubber for wood and laminate.</p>
<h3>Care</h3>
<p>Vacuum daily or when you have given up. Shampoo in place; do not machine wash.</p>`;

export const rugs: ProductSeed[] = [
  {
    ...rug,
    sku: "pet-rug",
    name: "Pet Portrait Rug",
    urlKey: "pet-portrait-rug",
    tool: { blueprint: "rug", path: "/rug-tool", template: "medallion" },
    priceCents: 5999,
    shortDescription:
      "A round portrait in a ring of paws, with the name below: a rug with a head of household.",
    description: `<p>Old rugs have a medallion in the middle. Ours has your dog, eight paws around it and the name where a signature would be.</p>
<p>A photo taken at their height, looking at you, fills the circle best.</p>${woven}`,
    metaTitle: "Custom Pet Portrait Rug | My Pet Canvas",
    metaDescription:
      "A woven rug with your pet's portrait and name, with bound edge or fringe. Four sizes up to 5 × 7 ft. From $59.99.",
    metaKeyword: "custom pet rug, dog rug, photo rug, rug with dog face",
  },
  {
    ...rug,
    sku: "your-rug",
    name: "Four Photo Rug",
    urlKey: "four-photo-rug",
    tool: { blueprint: "rug", path: "/create-your-rug", template: "four-photos" },
    priceCents: 6499,
    shortDescription: "Four photos and a line of words, made into a rug in your colors.",
    description: `<p>Four pets, four years, or four times the same look. The line in the middle is yours, and so are the ground and the edge.</p>
<p>Crop all four alike and the rug reads as one picture.</p>${woven}`,
    metaTitle: "Create Your Own Photo Rug | My Pet Canvas",
    metaDescription:
      "A woven rug from four photos of your pets and a line of your own. Four sizes up to 5 × 7 ft. From $64.99.",
    metaKeyword: "create your own rug, photo collage rug, custom rug with pets",
  },
  {
    ...shared,
    sku: "pet-carpet",
    name: "Pet-Proof Photo Carpet",
    urlKey: "pet-proof-photo-carpet",
    tool: {
      blueprint: "carpet",
      path: "/carpet-tool",
      template: "photo-and-name",
      sold: { size: ["5x8", "8x10", "round-4x4", "round-6x6"] },
    },
    surcharges: { size: { "5x8": 3000, "8x10": 12000, "round-6x6": 5000 }, material },
    priceCents: 8999,
    shortDescription:
      "A large carpet with their face on it that takes claws, mud and zoomies. Straight or round.",
    description: `<p>If they choose the carpet for everything anyway, it may as well be theirs. Low pile, guarded against stains, from 4 ft round to 8 × 10 ft.</p>
<p>Prints this large want the original photo from your phone. The studio tells you when one is too small.</p>${petProof}`,
    metaTitle: "Pet-Proof Photo Carpet, Straight or Round | My Pet Canvas",
    metaDescription:
      "A stain-guarded, low-pile carpet with your pet's photo and name, up to 8 × 10 ft or 6 ft round. From $89.99.",
    metaKeyword: "pet proof carpet, custom carpet, round photo carpet, dog carpet",
  },
  {
    ...shared,
    sku: "hallway-runner",
    name: "Paw Trail Hallway Runner",
    urlKey: "paw-trail-hallway-runner",
    tool: {
      blueprint: "carpet",
      path: "/carpet-tool",
      template: "paw-trail",
      sold: { size: ["runner-2x8"] },
    },
    surcharges: { material },
    priceCents: 9499,
    shortDescription:
      "Two by eight feet of hall, with paws that run to the door and back and a portrait halfway.",
    description: `<p>It shows the way they take forty times a day. The paws run past photo and name and come back muddy, but only in print.</p>
<p>Choose the non-slip back for wood: a runner is what they corner on.</p>${petProof}`,
    metaTitle: "Hallway Runner with Pet Photo and Paws | My Pet Canvas",
    metaDescription:
      "A 2 × 8 ft pet-proof runner with your pet's photo, name and a trail of paws. Felt or non-slip back. From $94.99.",
    metaKeyword: "hallway runner dog, paw print runner, custom runner rug, pet proof runner",
  },
];
