import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "pet-bowls", path: "/pet-bowls-tool" };

const shared = {
  family: "bowls",
  categories: ["accessories/pet-bowls"],
  occasions: ["new-pet", "birthday"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const material = `
<h3>What it is made of</h3>
<p>Heavy stoneware with a food-safe, lead-free glaze. The print runs around the outside under a clear second glaze, so no tongue, paw or sponge reaches it. A silicone ring under the foot keeps the bowl where you put it.</p>`;

const care = `
<h3>Care</h3>
<p>Dishwasher and microwave safe. Like any bowl it should be washed daily; the inside has no corners.</p>`;

export const bowls: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-bowl",
    name: "Dog Bowl with Name",
    urlKey: "dog-bowl-with-name",
    tool: { ...tool, template: "name-only" },
    pets: ["dog"],
    surcharges: { size: { medium: 400, large: 900 } },
    priceCents: 2299,
    shortDescription: "The name all around in large letters, on a bowl too heavy to be carried off.",
    description: `<p>It weighs up to four pounds, and that is its best feature: the bowl stays, the dog moves. The name goes around the front between paw prints and can be read from the other end of the kitchen.</p>${material}
<h3>Sizes</h3>
<ul>
  <li>Small, 1.5 cups: up to 20 lb of dog</li>
  <li>Medium, 4 cups: 20 to 50 lb</li>
  <li>Large, 7 cups: everyone else</li>
</ul>${care}`,
    metaTitle: "Ceramic Dog Bowl with Name | My Pet Canvas",
    metaDescription:
      "A heavy stoneware dog bowl with the name in large letters. Five colors, three sizes, dishwasher safe. From $22.99.",
    metaKeyword: "dog bowl with name, personalized dog bowl, ceramic dog bowl",
  },
  {
    ...shared,
    sku: "cat-bowl",
    name: "Cat Bowl with Photo and Name",
    urlKey: "cat-bowl-with-name",
    tool: { ...tool, template: "photo-and-name", sold: { size: ["small", "medium"] } },
    pets: ["cat"],
    surcharges: { size: { medium: 400 } },
    priceCents: 1999,
    shortDescription:
      "Shallow and wide, so that whiskers stay out of it, with the portrait of whoever is served.",
    description: `<p>Many cats leave the food at the rim because deep bowls press on their whiskers. This one is wide and low. The photo is on the outside, for the staff.</p>${material}
<h3>Sizes</h3>
<p>Small holds 1.5 cups, one meal. Medium holds 4 cups and makes a good water bowl.</p>${care}`,
    metaTitle: "Ceramic Cat Bowl with Photo and Name | My Pet Canvas",
    metaDescription:
      "A low stoneware cat bowl with your cat's photo and name. Five colors, two sizes, dishwasher safe. From $19.99.",
    metaKeyword: "cat bowl with name, personalized cat bowl, whisker friendly bowl",
  },
];
