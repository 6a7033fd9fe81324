import type { ProductSeed } from "../product-seed";

const colors = { black: 100, blue: 100, pink: 100, green: 100, yellow: 100 };

const shared = {
  blueprint: "photomug",
  toolPath: "/photomug-tool",
  categories: ["custom-pet-mugs", "pet-gifts"],
  surcharges: { color: colors, size: { "15oz": 300 } },
  productionDays: 2,
};

const making = `
<h3>What it is made of</h3>
<p>White glazed stoneware with a smooth handle that fits three fingers. The picture is fused into the glaze by heat, so there is no edge to feel and nothing to peel off.</p>
<h3>Sizes</h3>
<ul>
  <li>11 oz: 3.7 in tall, 3.2 in across, for coffee with room for milk</li>
  <li>15 oz: 4.5 in tall, 3.4 in across, for tea drinkers and long mornings</li>
</ul>
<h3>Care</h3>
<p>Safe in the dishwasher and the microwave. A soft sponge keeps the glaze bright; steel wool does not.</p>`;

export const mugs: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-mug",
    name: "Custom Pet Photo Mug",
    urlKey: "custom-pet-photo-mug",
    template: "photo-and-name",
    priceCents: 1499,
    regularPriceCents: 1999,
    shortDescription:
      "Your pet's face and name on the mug you reach for first. Printed in color that stays, on stoneware that likes the dishwasher.",
    description: `<p>There is a mug you always look for in the cupboard. This is how it becomes that one: a photo of your pet, the name set in good type beside it, and a handle and inside in a color that suits the coat.</p>
<p>Upload any clear photo, choose the part that matters, and type the name. What you see on the screen is what we print.</p>${making}`,
    metaTitle: "Custom Pet Photo Mug with Name | My Pet Canvas",
    metaDescription:
      "Put your pet's photo and name on a stoneware mug. Six colors, 11 oz or 15 oz, dishwasher safe, printed in two working days. From $14.99.",
    metaKeyword: "custom pet mug, dog photo mug, cat mug, personalized mug with name",
  },
  {
    ...shared,
    sku: "two-pet-mug",
    name: "Two Best Friends Mug",
    urlKey: "two-pet-photo-mug",
    template: "two-photos",
    priceCents: 1599,
    regularPriceCents: null,
    shortDescription:
      "One photo on each side of the mug: for the two who share a sofa, a water bowl and you.",
    description: `<p>Two pets, one mug. Each gets a side of its own, so whoever sits across the table meets the other one. It works as well with one pet and the person it follows everywhere.</p>
<p>Use two photos taken in similar light and the pair will look as if they had posed together.</p>${making}`,
    metaTitle: "Two Pet Photo Mug | My Pet Canvas",
    metaDescription:
      "A mug for two best friends: a photo on each side and the names between. Stoneware, dishwasher safe, 11 oz or 15 oz. From $15.99.",
    metaKeyword: "two pet mug, two dogs mug, cat and dog mug, photo mug",
  },
  {
    ...shared,
    sku: "wrap-mug",
    name: "Panorama Pet Mug",
    urlKey: "panorama-pet-mug",
    template: "full-wrap",
    priceCents: 1599,
    regularPriceCents: 1899,
    shortDescription:
      "One wide photo all the way around, from handle to handle: the beach run, the snow day, the whole pack in a row.",
    description: `<p>Some photos are too wide for a frame. This mug takes them whole and carries them around from one side of the handle to the other, with the name set quietly on top.</p>
<p>Landscape photos work best; keep faces a little away from the far left and right, where the handle sits.</p>${making}`,
    metaTitle: "Panorama Pet Mug, Printed All Around | My Pet Canvas",
    metaDescription:
      "A wide photo of your pet printed all around a stoneware mug. Dishwasher and microwave safe, 11 oz or 15 oz. From $15.99.",
    metaKeyword: "panorama mug, full wrap pet mug, custom dog mug",
  },
];
