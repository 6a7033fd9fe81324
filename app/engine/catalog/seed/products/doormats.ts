import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "doormat", path: "/doormat-tool" };

const shared = {
  family: "doormats",
  categories: ["accessories/home"],
  surcharges: { size: { "30x18": 600, "36x24": 1500 } },
  occasions: ["new-home"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Dense tufted nylon on a natural rubber back with a bound edge. The print is dyed through the pile, so it wears with the mat and not off it. A third of an inch thick: most doors pass over it.</p>
<h3>Sizes</h3>
<p>24 × 16 in for a back door, 30 × 18 in for most front doors, 36 × 24 in for double ones.</p>
<h3>Care</h3>
<p>Shake, hose or vacuum it. Machine wash at 85 °F without softener and dry it flat.</p>`;

export const doormats: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-doormat",
    name: "Pet Name Doormat",
    urlKey: "pet-name-doormat",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 3499,
    shortDescription: "Who lives here, with photo: the honest doorbell plate.",
    description: `<p>Visitors meet the dog first anyway. The mat shows the face and says the name, so that they can greet in the right order.</p>
<p>Medium tones hide a week of boots better than very light or very dark backgrounds.</p>${making}`,
    metaTitle: "Doormat with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A washable doormat with your pet's photo and name on a rubber back. Three sizes. From $34.99.",
    metaKeyword: "pet doormat, dog doormat, custom door mat, welcome mat with dog",
  },
  {
    ...shared,
    sku: "wipe-paws-doormat",
    name: "Wipe Your Paws Doormat",
    urlKey: "wipe-your-paws-doormat",
    tool: { ...tool, template: "name-only" },
    priceCents: 3299,
    shortDescription: "No photo, two lines of large lettering: what to wipe, and who lives here.",
    description: `<p>Write “Wipe your paws” and your family's name, or anything else that fits in two lines. It is the one gift of ours for which nobody has to find a photo.</p>
<p>Thick letters last best on a mat. Fredoka and Bebas Neue are made for it.</p>${making}`,
    metaTitle: "Wipe Your Paws Doormat with Your Name | My Pet Canvas",
    metaDescription:
      "A washable doormat with two lines of your own words in large lettering. Three sizes. From $32.99.",
    metaKeyword: "wipe your paws doormat, personalized doormat, family name mat",
  },
  {
    ...shared,
    sku: "two-pet-doormat",
    name: "Two Pet Doormat",
    urlKey: "two-pet-doormat",
    tool: { ...tool, template: "two-pet-portraits" },
    priceCents: 3699,
    shortDescription: "Two portraits with two names at the door, as a welcome and a warning.",
    description: `<p>The barker and the one who hides behind the barker, side by side with their names. Delivery drivers have been known to learn them.</p>
<p>On the 24 × 16 in mat each portrait is about as wide as a hand; close crops read best from standing height.</p>${making}`,
    metaTitle: "Two Pet Doormat with Photos and Names | My Pet Canvas",
    metaDescription:
      "A washable doormat with portraits and names of two pets. Rubber back, three sizes. From $36.99.",
    metaKeyword: "two pet doormat, two dogs door mat, dog and cat doormat",
  },
];
