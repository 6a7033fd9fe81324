import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "bathmat", path: "/bathmat-tool" };

const shared = {
  family: "bath-mats",
  categories: ["home-and-living/rugs-and-mats"],
  surcharges: { size: { "30x20": 600, "34x21": 1000 }, material: { chenille: 500 } },
  occasions: ["new-home"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>An inch of memory foam under short velvet, or chenille loops that dry faster. The print is dyed in, the back grips wet tiles.</p>
<h3>Sizes</h3>
<p>24 × 17 in before a sink, 30 × 20 in before a shower, 34 × 21 in along a tub.</p>
<h3>Care</h3>
<p>Machine wash warm, hang to dry. No bleach and no iron.</p>`;

export const bathMats: ProductSeed[] = [
  {
    ...shared,
    sku: "bath-mat",
    name: "Pet Photo Bath Mat",
    urlKey: "pet-photo-bath-mat",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 2999,
    shortDescription: "Photo and name before the tub, for the one who waits there until you are done.",
    description: `<p>Every bath has an audience. This one lies still, keeps your feet warm and does not shake itself dry next to you.</p>
<p>A light background keeps the room bright; a dark one hides the fluff between two washes.</p>${making}`,
    metaTitle: "Bath Mat with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A soft, non-slip bath mat with your pet's photo and name. Memory foam or chenille, three sizes. From $29.99.",
    metaKeyword: "pet bath mat, dog bath mat, custom bath mat, photo bath rug",
  },
  {
    ...shared,
    sku: "wet-paws-bath-mat",
    name: "Wet Paws Bath Mat",
    urlKey: "wet-paws-bath-mat",
    tool: { ...tool, template: "paw-trail" },
    priceCents: 2799,
    shortDescription: "Two lines of your own words over a trail of paws. No photo needed.",
    description: `<p>The only wet paw prints in the house that may stay. Write a warning, a rule or a name above them.</p>
<p>Ten letters or fewer read best while you brush your teeth.</p>${making}`,
    metaTitle: "Wet Paws Bath Mat with Your Words | My Pet Canvas",
    metaDescription:
      "A washable, non-slip bath mat with a trail of paws and two lines of your own. Three sizes. From $27.99.",
    metaKeyword: "paw print bath mat, personalized bath mat, dog lover bathroom",
  },
];
