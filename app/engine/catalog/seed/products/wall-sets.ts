import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "wall-set", path: "/designtool-tool" };

const shared = {
  family: "wall-sets",
  categories: ["wall-art/gallery-walls", "custom-pet-prints"],
  surcharges: {
    size: { "8x10": 1000, "11x14": 2400, "12x12": 2400, "16x20": 6000 },
    frame: { black: 3600, oak: 4200, white: 3600 },
  },
  /** Specification §9: wall-art collections. */
  priceCents: 6999,
  occasions: ["new-home", "christmas"],
  productionDays: 5,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What is in the set</h3>
<p>Three stretched canvases of the same size, each 1.25 in deep, with sawtooth hangers, and a paper template with the nail holes marked for a gap of two inches. Frames, if you add them, are in place.</p>
<h3>Sizes</h3>
<p>The size you choose is that of one panel. Three of 8 × 8 in take 28 in of wall, three of 16 × 20 in take 52.</p>
<h3>Care</h3>
<p>Dust with a dry brush. Panels can be changed one by one: keep your design and order a single canvas later.</p>`;

export const wallSets: ProductSeed[] = [
  {
    ...shared,
    sku: "dog-wall-set",
    name: "Dog Gallery Wall, Three Panels",
    urlKey: "dog-gallery-wall",
    tool: { ...tool, template: "three-photos" },
    categories: [...shared.categories, "wall-art/dog-wall-art"],
    pets: ["dog"],
    shortDescription:
      "Three canvases, a photo each, matched in size and hung from one template. A wall of dog in an hour.",
    description: `<p>One picture is a photo, three are a decision. The panels share size, depth and finish, so they read as one work even if the photos were taken years apart.</p>
<p>A pattern that always works: the dog looking left, the dog facing you, the dog looking right.</p>${making}`,
    metaTitle: "Dog Gallery Wall, Set of Three Canvases | My Pet Canvas",
    metaDescription:
      "Three matching canvases with photos of your dog, with a hanging template. Five panel sizes. From $69.99.",
    metaKeyword: "dog gallery wall, set of three canvases, dog triptych, dog wall art",
  },
  {
    ...shared,
    sku: "cat-wall-set",
    name: "Cat Gallery Wall, Three Panels",
    urlKey: "cat-gallery-wall",
    tool: { ...tool, template: "three-pet-portraits" },
    categories: [...shared.categories, "wall-art/cat-wall-art", "custom-three-pet-portraits"],
    pets: ["cat"],
    shortDescription: "A canvas for each of three cats with its name below, or three moods of the only one.",
    description: `<p>Cats do not share, so each has a panel to itself. Photo above, name below, and one background color through all three to keep the peace.</p>
<p>With one cat, write the mood in place of the name: Hungry, Asleep, Innocent.</p>${making}`,
    metaTitle: "Cat Gallery Wall, Set of Three Canvases | My Pet Canvas",
    metaDescription:
      "Three matching canvases, each with a cat's photo and name, with a hanging template. From $69.99.",
    metaKeyword: "cat gallery wall, cat triptych, three cats wall art, set of three canvases",
  },
  {
    ...shared,
    sku: "name-wall-set",
    name: "Name Gallery Wall, Three Panels",
    urlKey: "name-gallery-wall",
    tool: { ...tool, template: "photo-and-names" },
    shortDescription:
      "A portrait with the name in the middle, a photo on either side: the whole story of one animal.",
    description: `<p>The middle panel introduces, the outer ones tell. Left, where it began; right, where you are now; between them the face, the name and a line of your own.</p>
<p>Over a bed, hang the set so that its lower edge is a hand's width above the headboard.</p>${making}`,
    metaTitle: "Pet Name Gallery Wall, Three Canvases | My Pet Canvas",
    metaDescription:
      "Three matching canvases: a portrait with name in the middle, a photo at each side. Five panel sizes. From $69.99.",
    metaKeyword: "name gallery wall, pet canvas set, three panel pet art, horse wall art",
  },
];
