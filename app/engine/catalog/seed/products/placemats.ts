import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "tablemat", path: "/tablemat-tool" };

const shared = {
  family: "placemats",
  categories: ["home-and-living/kitchen-and-table"],
  surcharges: { pieces: { "4": 1700 } },
  occasions: ["birthday", "new-home"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What they are made of</h3>
<p>A woven face that takes heat up to 200 °F, on a thin cork back that keeps quiet on wood. All mats of a set show the same design.</p>
<h3>Sizes</h3>
<p>Rectangles of 17 × 12 in, or rounds of 14 in across.</p>
<h3>Care</h3>
<p>Wipe them, or rinse by hand. Lay them flat to dry.</p>`;

export const placemats: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-placemats",
    name: "Pet Photo Placemats",
    urlKey: "pet-photo-placemats",
    tool: { ...tool, template: "photo-and-name", sold: { shape: ["rectangle"] } },
    priceCents: 2499,
    shortDescription: "Photo, name and a line of begging, in sets of two or four.",
    description: `<p>They watch every meal, so why not from the table. A plate covers the middle of a mat: photo and name keep to the sides.</p>
<p>Put one under the bowl, too. It is where the crumbs end up.</p>${making}`,
    metaTitle: "Pet Photo Placemats, Set of Two or Four | My Pet Canvas",
    metaDescription:
      "Woven placemats with your pet's photo, name and a line of words on cork backs. Sets of two or four. From $24.99.",
    metaKeyword: "pet placemats, dog placemats, custom photo placemats, table mats",
  },
  {
    ...shared,
    sku: "round-placemats",
    name: "Round Pet Placemats",
    urlKey: "round-pet-placemats",
    tool: { ...tool, template: "photo-and-name", sold: { shape: ["circle"] } },
    priceCents: 2699,
    shortDescription: "Fourteen inches across, with the photo above and the name below.",
    description: `<p>For small tables and for people who set them nicely. The portrait shows until the plate arrives, and again when it is empty.</p>
<p>Two mats make breakfast, four make guests.</p>${making}`,
    metaTitle: "Round Pet Photo Placemats | My Pet Canvas",
    metaDescription:
      "Round woven placemats, 14 in across, with your pet's photo and name. Sets of two or four. From $26.99.",
    metaKeyword: "round placemats pets, custom round placemats, cat placemats",
  },
];
