import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "wallclock", path: "/wallclock-tool" };

const shared = {
  family: "clocks",
  categories: ["home-and-living/lamps-and-clocks"],
  surcharges: { size: { "12x12": 500, "14x14": 1100 }, color: { gold: 200 } },
  occasions: ["new-home", "birthday"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A face of clear acrylic, a fifth of an inch thick, printed from behind, with metal hands and a quartz movement that sweeps instead of ticking. One AA cell, included, lasts about a year.</p>
<h3>Sizes</h3>
<p>10, 12 and 14 in across, round or square. Hours as 1, 2, 3, as I, II, III, as dots, as paws, or none at all.</p>
<h3>Care</h3>
<p>Wipe the face with a damp cloth. It hangs on one nail.</p>`;

export const clocks: ProductSeed[] = [
  {
    ...shared,
    sku: "wall-clock",
    name: "Pet Photo Wall Clock",
    urlKey: "pet-photo-wall-clock",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 3499,
    shortDescription: "A face on the face of a clock, with a name under it and dinner at six sharp.",
    description: `<p>They know what time it is without one. This is for the rest of the family: photo in the middle, name below, hours around both.</p>
<p>Hands and hours share a color: black on light grounds, white on dark ones. The studio shows it at ten past ten, as clocks like to be seen.</p>${making}`,
    metaTitle: "Wall Clock with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A silent wall clock with your pet's photo and name, round or square, five kinds of hours, four colors of hands. From $34.99.",
    metaKeyword: "pet wall clock, photo clock, custom wall clock, dog clock, cat clock",
  },
  {
    ...shared,
    sku: "paw-clock",
    name: "Full Photo Wall Clock",
    urlKey: "full-photo-wall-clock",
    tool: { ...tool, template: "full-photo" },
    priceCents: 3499,
    shortDescription: "One photo to the edge, paws for hours, hands over all of it.",
    description: `<p>The photo is the whole face. Leave the hours out for a picture that happens to tell the time, or let twelve paws do it.</p>
<p>The hands turn in the middle: move the photo a little so that they start beside the nose and not on it.</p>${making}`,
    metaTitle: "Full Photo Pet Wall Clock | My Pet Canvas",
    metaDescription:
      "A wall clock that is one photo of your pet, with paws, dots or numerals for hours. Three sizes. From $34.99.",
    metaKeyword: "photo wall clock, paw clock, pet picture clock",
  },
];
