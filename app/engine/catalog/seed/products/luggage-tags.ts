import type { ProductSeed } from "../product-seed";

const shared = {
  family: "travel",
  categories: ["accessories/travel-and-walks"],
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const tool = { blueprint: "luggagetag", path: "/luggagetag-tool" };

const making = `
<h3>What it is made of</h3>
<p>A rigid card of 4 × 2.75 in, printed on both sides and sealed at the edges, on a strap of vegan leather with a metal buckle.</p>
<h3>Care</h3>
<p>Rain and conveyor belts are what it is for. Wipe it with a damp cloth.</p>`;

export const luggageTags: ProductSeed[] = [
  {
    ...shared,
    sku: "luggage-tag",
    name: "Pet Luggage Tag with Name",
    urlKey: "pet-luggage-tag",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 999,
    shortDescription:
      "Their face on your suitcase, your number on the back: the black bag that is surely yours.",
    description: `<p>All suitcases are black until one of them has a Beagle on it. The front has photo and name, the back your name, address and phone in letters that can be read at the belt.</p>
<p>It also fits a carrier or a crate, where the name in front is the one that matters.</p>${making}`,
    metaTitle: "Pet Luggage Tag with Photo and Name | My Pet Canvas",
    metaDescription:
      "A sturdy luggage tag with your pet's photo in front and your address on the back. Four straps. $9.99.",
    metaKeyword: "pet luggage tag, dog luggage tag, carrier tag, travel gift",
  },
  {
    ...shared,
    sku: "photo-luggage-tag",
    name: "Full Photo Luggage Tag",
    urlKey: "full-photo-luggage-tag",
    tool: { ...tool, template: "full-photo" },
    priceCents: 999,
    shortDescription: "One photo to the edge, for people who would rather have stayed at home with it.",
    description: `<p>No name, no frame, just the face, four inches wide. On the back there is room for everything an airline may want to know.</p>
<p>Wide photos fit without a crop. Lay upright ones on their side only if the pet does, too.</p>${making}`,
    metaTitle: "Full Photo Pet Luggage Tag | My Pet Canvas",
    metaDescription:
      "A luggage tag with a photo of your pet to the edge and your address on the back. Four straps. $9.99.",
    metaKeyword: "photo luggage tag, pet bag tag, suitcase tag dog",
  },
];
