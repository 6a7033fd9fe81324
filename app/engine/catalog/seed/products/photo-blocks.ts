import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photoblocks", path: "/photoblocks-tool" };

const shared = {
  family: "photo-blocks",
  categories: ["pet-acrylic-photo-blocks", "custom-pet-prints"],
  surcharges: { size: { "5x5": 400, "6x6": 900, "5x7": 800, "7x5": 800 }, finish: { frosted: 200 } },
  occasions: ["birthday", "for-work"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A solid block of acrylic, an inch thick, with your photo fused to the back, so that you look into the picture rather than at it. Edges are polished clear or frosted. It stands by itself; four clear dots keep it from sliding.</p>
<h3>Sizes</h3>
<p>4 × 4, 5 × 5 and 6 × 6 in, and 5 × 7 in upright or wide.</p>
<h3>Care</h3>
<p>Fingerprints go with a microfiber cloth. Full sun on a window sill fades any print in time; a shelf beside the window does not.</p>`;

export const photoBlocks: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-block",
    name: "Acrylic Photo Block",
    urlKey: "acrylic-photo-block",
    tool: { ...tool, template: "full-photo" },
    priceCents: 2499,
    shortDescription:
      "A photo you can pick up: solid, clear, and it stands wherever there are five inches to spare.",
    description: `<p>Desks, bedside tables, the shelf over the leash: a block needs neither nail nor wall. It is heavy in the hand in a good way, and light catches along its edge.</p>
<p>Close-ups win here. Fill the square with the face and let the ears leave the picture.</p>${making}`,
    metaTitle: "Acrylic Pet Photo Block | My Pet Canvas",
    metaDescription:
      "A free-standing block of inch-thick acrylic with your pet's photo. Five sizes, clear or frosted edges. From $24.99.",
    metaKeyword: "acrylic photo block, pet photo block, desk photo, dog picture block",
  },
  {
    ...shared,
    sku: "name-block",
    name: "Acrylic Block with Name",
    urlKey: "acrylic-name-block",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 2699,
    shortDescription: "Photo and name on one block, for desks where people ask who that is.",
    description: `<p>It answers the question before it is asked. The photo takes the upper part, the name the lower, on a background that you choose to match the desk or to annoy it.</p>
<p>Sitters, groomers and vets have several of these on the counter; every one was a thank-you.</p>${making}`,
    metaTitle: "Acrylic Photo Block with Pet Name | My Pet Canvas",
    metaDescription:
      "A standing acrylic block with your pet's photo and name, for desk or shelf. Five sizes. From $26.99.",
    metaKeyword: "photo block with name, personalized pet block, desk gift pet owner",
  },
  {
    ...shared,
    sku: "two-pet-block",
    name: "Two Pet Acrylic Block",
    urlKey: "two-pet-acrylic-block",
    tool: { ...tool, template: "two-pet-portraits" },
    categories: [...shared.categories, "custom-two-pet-portraits"],
    priceCents: 2999,
    shortDescription: "Two pets, two names, one clear block. They have never sat this close for this long.",
    description: `<p>Each of the two has a photo and a name of its own, so nobody has to hold a treat behind the camera. The clear edge draws a line of light around both.</p>
<p>The wide 7 × 5 in block suits a pair best; on the 4 × 4 in one choose close crops.</p>${making}`,
    metaTitle: "Two Pet Acrylic Photo Block | My Pet Canvas",
    metaDescription:
      "Photos and names of two pets in one standing acrylic block. Five sizes, clear or frosted edges. From $29.99.",
    metaKeyword: "two pet photo block, two dogs acrylic block, rabbit pair gift",
  },
];
