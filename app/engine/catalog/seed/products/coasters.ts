import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photocoaster", path: "/photocoaster-tool" };

const shared = {
  family: "coasters",
  categories: ["accessories/coasters-and-magnets"],
  surcharges: { pieces: { "6": 500, "8": 900 } },
  occasions: ["birthday", "new-home"],
  quantityBreaks: { 5: 10 },
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What they are made of</h3>
<p>Pressed hardboard, a sixth of an inch thick, with a sealed surface that takes hot mugs and wet glasses. The underside is cork and does not scratch the table.</p>
<h3>Size and set</h3>
<p>3.75 in across, square with round corners or fully round, in sets of 4, 6 or 8 of the same design.</p>
<h3>Care</h3>
<p>Wipe them with a damp cloth; the dishwasher is too hot for the cork.</p>`;

export const coasters: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-coasters",
    name: "Pet Photo Coasters",
    urlKey: "pet-photo-coasters",
    tool: { ...tool, template: "full-photo" },
    priceCents: 1299,
    shortDescription:
      "A set of coasters with your photo to the edge. The only cat that may sit under a glass.",
    description: `<p>Coasters are looked at from above and upside down, so choose a picture that works from anywhere: a face straight on, a round sleeping back, a nose.</p>
<p>They stack, they fit an envelope, and guests do use them.</p>${making}`,
    metaTitle: "Pet Photo Coasters, Set of 4 | My Pet Canvas",
    metaDescription:
      "Cork-backed coasters with your pet's photo, square or round, in sets of 4, 6 or 8. From $12.99.",
    metaKeyword: "pet coasters, photo coasters, dog coasters, cat coasters",
  },
  {
    ...shared,
    sku: "name-coasters",
    name: "Pet Name Coasters",
    urlKey: "pet-name-coasters",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 1399,
    shortDescription:
      "Portrait and name on every coaster: a housewarming present that settles who owns the house.",
    description: `<p>A colored ground, a portrait and a name. The lettering stays readable around the foot of a glass, because it is set along the lower edge.</p>
<p>A set of six leaves two for the couch and four for the table.</p>${making}`,
    metaTitle: "Pet Coasters with Name, Set of 4 | My Pet Canvas",
    metaDescription:
      "Coasters with your pet's portrait and name, cork-backed, in sets of 4, 6 or 8. From $13.99.",
    metaKeyword: "coasters with pet name, personalized dog coasters, housewarming gift",
  },
];
