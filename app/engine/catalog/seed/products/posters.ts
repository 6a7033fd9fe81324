import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "poster", path: "/poster-tool" };

const shared = {
  family: "posters",
  categories: ["custom-pet-prints", "wall-art/posters"],
  surcharges: {
    size: {
      ...printSizePrices({ "8x10": 200, "11x14": 400, "12x12": 400, "16x20": 800, "24x36": 1600 }),
      "18x24": 1100,
      "24x18": 1100,
    },
    frame: { oak: 1200, black: 1200 },
  },
  productionDays: 2,
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Satin paper of 200 g/m², heavy enough to hang flat, printed with twelve inks. The hanger is a pair of magnetic wooden bars with a cord: the poster is clamped, not glued. It ships rolled in a stiff tube.</p>
<h3>Sizes</h3>
<p>Eleven, from 8 × 8 to 24 × 36 in; they fit standard frames from any shop.</p>
<h3>Care</h3>
<p>Lay it face down under a few books for an evening and it forgets that it was rolled.</p>`;

export const posters: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-poster",
    name: "Pet Photo Poster",
    urlKey: "pet-photo-poster",
    tool: { ...tool, template: "full-photo" },
    categories: [...shared.categories, "wall-art/cat-wall-art"],
    since: "2026-11-20",
    priceCents: 1499,
    shortDescription:
      "One photo on heavy satin paper, up to 24 × 36 in. For dorm rooms, doors and big feelings on a small budget.",
    description: `<p>A poster is the quickest way to get a pet onto a wall, and the easiest to take along when you move. Printed today's way it is no compromise: blacks are deep and the surface does not glare.</p>
<p>Put it into a frame you own or add the wooden hanger.</p>${making}`,
    metaTitle: "Pet Photo Poster | My Pet Canvas",
    metaDescription:
      "A poster of your pet on heavy satin paper, eleven sizes up to 24 × 36 in, with or without a wooden hanger. From $14.99.",
    metaKeyword: "pet poster, custom dog poster, cat poster, photo poster",
  },
  {
    ...shared,
    sku: "name-poster",
    name: "Big Name Pet Poster",
    urlKey: "pet-name-poster",
    tool: { ...tool, template: "photo-and-name" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/dog-wall-art"],
    occasions: ["birthday"],
    since: "2026-11-20",
    priceCents: 1699,
    shortDescription: "Portrait above, name in large letters below, like the poster of a very small concert.",
    description: `<p>They perform every evening at feeding time; here is the bill. Choose a background that jumps or one that whispers, and set the name in any of our typefaces.</p>
<p>Short names grow large by themselves. Long ones are set smaller so that they stay on one line.</p>${making}`,
    metaTitle: "Pet Poster with Name | My Pet Canvas",
    metaDescription:
      "Your pet's portrait with the name in large letters on heavy satin paper. Eleven sizes, optional wooden hanger. From $16.99.",
    metaKeyword: "pet name poster, dog poster with name, personalized pet poster",
  },
  {
    ...shared,
    sku: "collage-poster",
    name: "Four Photo Poster",
    urlKey: "four-photo-pet-poster",
    tool: { ...tool, template: "four-photos" },
    categories: [...shared.categories, "wall-art/gallery-walls"],
    since: "2026-11-20",
    priceCents: 1899,
    shortDescription: "Four photos and a title on one poster: all pets of a household, or all moods of one.",
    description: `<p>Kids like to make this one themselves. Four photos go into four squares, the title goes between them, and the studio shows at once what will come out of the tube.</p>
<p>It suits a classroom animal, a stable of four, or a single cat at nine, twelve, three and six o'clock.</p>${making}`,
    metaTitle: "Four Photo Pet Poster | My Pet Canvas",
    metaDescription:
      "Four photos of your pets and a title on one satin poster. Eleven sizes, optional wooden hanger. From $18.99.",
    metaKeyword: "pet collage poster, four photo poster, multi pet poster",
  },
];
