import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "beachtowel", path: "/beachtowel-tool" };

const shared = {
  family: "beach-towels",
  categories: ["accessories/outdoors"],
  surcharges: { size: { "36x72": 1000 } },
  occasions: ["birthday"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Velour in front, where the print is; cotton loops behind, where you dry yourself. Sand shakes off the one, water goes into the other.</p>
<h3>Sizes</h3>
<p>30 × 60 in for one, 36 × 72 in for one who shares.</p>
<h3>Care</h3>
<p>Machine wash cold, tumble dry low. Softener makes towels lazy.</p>`;

export const beachTowels: ProductSeed[] = [
  {
    ...shared,
    sku: "beach-towel",
    name: "Pet Photo Beach Towel",
    urlKey: "pet-photo-beach-towel",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 3499,
    shortDescription: "Photo, name and a line of words on five feet of towel. Nobody takes it by mistake.",
    description: `<p>Put it on the sand and the place is taken, by the look on it. Photo above, name below, and room for a line such as “Off duty”.</p>
<p>Strong colors hold their own against the sea.</p>${making}`,
    metaTitle: "Beach Towel with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A velour beach towel with your pet's photo, name and a line of words. 30 × 60 or 36 × 72 in. From $34.99.",
    metaKeyword: "pet beach towel, dog towel, custom beach towel, photo towel",
  },
  {
    ...shared,
    sku: "paws-beach-towel",
    name: "Paws in the Sand Beach Towel",
    urlKey: "paws-in-the-sand-beach-towel",
    tool: { ...tool, template: "paw-trail" },
    priceCents: 3499,
    shortDescription: "A trail of paws up the towel, past their photo and on to the water.",
    description: `<p>It begins at your feet and ends, as it does every summer, in the waves. The photo is where they stopped to see if you were coming.</p>
<p>Choose a hem in the color of the collar.</p>${making}`,
    metaTitle: "Paw Print Beach Towel with Photo | My Pet Canvas",
    metaDescription:
      "A beach towel with a trail of paws and your pet's photo and name. Velour and cotton, two sizes. From $34.99.",
    metaKeyword: "paw print beach towel, dog beach towel, personalized pool towel",
  },
];
