import type { ProductSeed } from "../product-seed";

const colors = { black: 100, blue: 100, pink: 100, green: 100, yellow: 100 };

const tool = { blueprint: "photomug", path: "/photomug-tool" };

const shared = {
  family: "mugs",
  categories: ["custom-pet-mugs"],
  surcharges: { color: colors, size: { "15oz": 300 } },
  quantityBreaks: { 12: 10, 24: 15 },
  productionDays: 2,
} satisfies Partial<ProductSeed>;

const material = `
<h3>What it is made of</h3>
<p>White glazed stoneware with a smooth handle that fits three fingers. The picture is fused into the glaze by heat, so there is no edge to feel and nothing to peel off.</p>`;

const sizes = `
<h3>Sizes</h3>
<ul>
  <li>11 oz: 3.7 in tall, 3.2 in across, for coffee with room for milk</li>
  <li>15 oz: 4.5 in tall, 3.4 in across, for tea drinkers and long mornings</li>
</ul>`;

const care = `
<h3>Care</h3>
<p>Safe in the dishwasher and the microwave. A soft sponge keeps the glaze bright; steel wool does not.</p>`;

const making = material + sizes + care;

export const mugs: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-mug",
    name: "Custom Pet Photo Mug",
    urlKey: "custom-pet-photo-mug",
    tool: { ...tool, template: "photo-and-name" },
    since: "2026-09-01",
    priceCents: 1499,
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
    tool: { ...tool, template: "two-photos" },
    since: "2026-09-01",
    priceCents: 1599,
    shortDescription:
      "Two photos side by side and a line below: for the two who share a sofa, a water bowl and you.",
    description: `<p>Two pets, one mug. Their photos sit next to each other with both names underneath, so nobody has to share the handle side. It works as well with one pet and the person it follows everywhere.</p>
<p>Use two photos taken in similar light and the pair will look as if they had posed together.</p>${making}`,
    metaTitle: "Two Pet Photo Mug | My Pet Canvas",
    metaDescription:
      "A mug for two best friends: two photos side by side with the names below. Stoneware, dishwasher safe, 11 oz or 15 oz. From $15.99.",
    metaKeyword: "two pet mug, two dogs mug, cat and dog mug, photo mug",
  },
  {
    ...shared,
    sku: "wrap-mug",
    name: "Panorama Pet Mug",
    urlKey: "panorama-pet-mug",
    tool: { ...tool, template: "full-wrap" },
    since: "2026-09-01",
    priceCents: 1599,
    shortDescription:
      "One wide photo all the way around, from handle to handle: the beach run, the snow day, the whole pack in a row.",
    description: `<p>Some photos are too wide for a frame. This mug takes them whole and carries them around from one side of the handle to the other, with nothing set over it.</p>
<p>Landscape photos work best; keep faces a little away from the far left and right, where the handle sits.</p>${making}`,
    metaTitle: "Panorama Pet Mug, Printed All Around | My Pet Canvas",
    metaDescription:
      "A wide photo of your pet printed all around a stoneware mug. Dishwasher and microwave safe, 11 oz or 15 oz. From $15.99.",
    metaKeyword: "panorama mug, full wrap pet mug, custom dog mug",
  },
  {
    ...shared,
    sku: "three-pet-mug",
    name: "Three Amigos Mug",
    urlKey: "three-pet-photo-mug",
    tool: { ...tool, template: "three-photos" },
    occasions: ["birthday"],
    since: "2026-11-20",
    priceCents: 1699,
    shortDescription:
      "Three small portraits in a row and a line for all their names. The whole breakfast crew on one mug.",
    description: `<p>Households of three know: if one is missing from the picture, someone will point it out. Three photos stand in a row around the front, each cropped on its own, with room for a line such as “Ida, Bo &amp; Pip”.</p>
<p>The photos may come from different years and phones. Crop each face to about the same height and they read as one picture.</p>${making}`,
    metaTitle: "Three Pet Photo Mug | My Pet Canvas",
    metaDescription:
      "Three pet photos in a row on one stoneware mug, with their names below. Six colors, dishwasher safe. From $16.99.",
    metaKeyword: "three pet mug, three dogs mug, multi pet mug, photo mug for three pets",
  },
  {
    ...shared,
    sku: "cat-mug",
    name: "Cat Morning Mug",
    urlKey: "cat-photo-mug",
    tool: { ...tool, template: "photo-and-name" },
    pets: ["cat"],
    occasions: ["birthday", "for-work"],
    since: "2026-11-20",
    priceCents: 1499,
    shortDescription:
      "For people who are woken at six by a paw. Your cat's photo and name, and a handle in a color of your choice.",
    description: `<p>Cats photograph best when they do not know about it: on the window sill, in the sink, asleep on the laundry. Bring one of those pictures; the round crop keeps whiskers and ears inside.</p>
<p>Dark coats print best from a photo taken near a window. If your cat is a black one, look for the shot in which both eyes catch the light.</p>${making}`,
    metaTitle: "Cat Photo Mug with Name | My Pet Canvas",
    metaDescription:
      "A stoneware mug with your cat's photo and name. Six handle colors, 11 oz or 15 oz, dishwasher safe. From $14.99.",
    metaKeyword: "cat mug, custom cat mug, cat photo mug, cat lover gift, kitten mug",
  },
  {
    ...shared,
    sku: "big-mug",
    name: "Big Morning Mug, 15 oz",
    urlKey: "big-pet-photo-mug",
    tool: { ...tool, template: "photo-and-name", sold: { size: ["15oz"] } },
    surcharges: { color: colors },
    occasions: ["birthday", "for-work"],
    since: "2026-11-20",
    priceCents: 1799,
    shortDescription:
      "The 15 oz mug for people who do not get up twice: more coffee, and a portrait a third larger.",
    description: `<p>The large mug has a taller print, so the portrait grows with the coffee. It is the one for tea drinkers, soup at the desk and photos with a lot of ears.</p>
<p>It weighs just under a pound and stands 4.5 in tall, which still fits the top rack of most dishwashers.</p>${material}${care}`,
    metaTitle: "Big 15 oz Pet Photo Mug | My Pet Canvas",
    metaDescription:
      "A 15 oz stoneware mug with a large portrait of your pet and the name. Six colors, dishwasher safe. From $17.99.",
    metaKeyword: "15 oz pet mug, large photo mug, big dog mug, big cat mug",
  },
];
