import type { ProductSeed } from "../product-seed";

const shared = {
  blueprint: "photoblanket",
  toolPath: "/photoblanket-tool",
  categories: ["custom-pet-pillows-blankets", "pet-gifts"],
  surcharges: { size: { "50x60": 1500, "60x80": 3000 } },
  productionDays: 4,
};

const making = `
<h3>What it is made of</h3>
<p>Thick fleece of 280 g/m², brushed on both sides, with a stitched edge in the color you choose. The print is dyed into the fiber, so the blanket stays soft where the picture is.</p>
<h3>Sizes</h3>
<ul>
  <li>30 × 40 in for laps, cribs and crates</li>
  <li>50 × 60 in for the sofa, the size most people choose</li>
  <li>60 × 80 in for a full bed, or two people and a dog</li>
</ul>
<h3>Care</h3>
<p>Machine wash cold, tumble dry low. It sheds no fluff; what you find on it will be your pet's.</p>`;

export const blankets: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-blanket",
    name: "Custom Pet Blanket",
    urlKey: "custom-pet-blanket",
    template: "photo-and-name",
    priceCents: 3999,
    regularPriceCents: 5999,
    shortDescription:
      "A big, soft fleece with your pet's photo and name, for evenings that end with both of you asleep under it.",
    description: `<p>Large enough for a life-size portrait and soft enough to be stolen. Your pet's photo fills the middle, the name runs underneath, and a stitched edge keeps the corners square.</p>
<p>Because the print is large, choose a sharp photo: straight from the phone is better than one saved from a chat.</p>${making}`,
    metaTitle: "Custom Pet Blanket with Photo and Name | My Pet Canvas",
    metaDescription:
      "A soft fleece blanket with your pet's photo and name. Three sizes up to 60 × 80 in, machine washable, made in four working days. From $39.99.",
    metaKeyword: "custom pet blanket, dog photo blanket, cat blanket, personalized fleece",
  },
  {
    ...shared,
    sku: "collage-blanket",
    name: "Four Photo Pet Blanket",
    urlKey: "four-photo-pet-blanket",
    template: "four-photos",
    priceCents: 4499,
    regularPriceCents: null,
    shortDescription:
      "Four photos on one blanket: the puppy days, the first snow, the nap and the look. Or four pets, one each.",
    description: `<p>One photo was never going to be enough. This blanket takes four in even squares with the name in the middle, as a small album you can wrap around yourself.</p>
<p>Photos of similar brightness sit together best. You can move and zoom each one in its square.</p>${making}`,
    metaTitle: "Four Photo Pet Blanket | My Pet Canvas",
    metaDescription:
      "Four photos of your pet, or one of each pet, on a thick soft fleece. Three sizes, machine washable. From $44.99.",
    metaKeyword: "photo collage blanket, pet collage blanket, four photo blanket",
  },
];
