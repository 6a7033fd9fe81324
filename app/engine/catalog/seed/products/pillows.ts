import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "pillow", path: "/pillow-tool" };

export const pillowPriceCents = 2499;

const shared = {
  family: "pillows",
  categories: ["custom-pet-pillows-blankets"],
  surcharges: { size: { "16x16": 500, "18x18": 900, "20x20": 1300 } },
  productionDays: 3,
} satisfies Partial<ProductSeed>;

const material = `
<h3>What it is made of</h3>
<p>The front is a soft woven cotton blend, printed with water-based ink; the back is plain linen look in the color you choose. A hidden zipper lets the cover come off, and a plump insert of recycled fiber is included.</p>`;

const sizes = `
<h3>Sizes</h3>
<ul>
  <li>14 × 14 in for a reading chair</li>
  <li>16 × 16 in for most sofas</li>
  <li>18 × 18 in, the classic couch pillow</li>
  <li>20 × 20 in for beds and floor naps</li>
</ul>`;

const care = `
<h3>Care</h3>
<p>Wash the cover inside out at 85 °F, dry it flat or on low, and warm-iron the back only.</p>`;

const making = material + sizes + care;

export const pillows: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-pillow",
    name: "Custom Pet Pillow",
    urlKey: "custom-pet-pillow",
    tool: { ...tool, template: "photo-and-name" },
    since: "2026-09-01",
    priceCents: pillowPriceCents,
    shortDescription:
      "A soft pillow with your pet's portrait and name. It keeps the sofa spot warm while the owner of the spot is out.",
    description: `<p>They have claimed the sofa anyway; this makes it official. A round portrait, the name below in the lettering you like, and a plain back in a color that goes with your room.</p>
<p>A photo at eye level with soft daylight makes the best portrait. We look at every print before it is sewn.</p>${making}`,
    metaTitle: "Custom Pet Pillow with Photo and Name | My Pet Canvas",
    metaDescription:
      "A soft throw pillow with your pet's portrait and name. Four sizes, washable cover, insert included, made in three working days. From $24.99.",
    metaKeyword: "custom pet pillow, dog photo pillow, cat pillow, personalized throw pillow",
  },
  {
    ...shared,
    sku: "photo-pillow",
    name: "Full Photo Pet Pillow",
    urlKey: "full-photo-pet-pillow",
    tool: { ...tool, template: "full-photo" },
    since: "2026-09-01",
    priceCents: pillowPriceCents,
    shortDescription: "Your favorite photo from seam to seam. Nothing in the way of that face.",
    description: `<p>One photo, edge to edge. It suits close-ups best: a nose, two eyes and the expression that means dinner is late.</p>
<p>The preview marks the part that folds into the seam, so no ear is lost on the way.</p>${making}`,
    metaTitle: "Full Photo Pet Pillow | My Pet Canvas",
    metaDescription:
      "A throw pillow printed edge to edge with a photo of your pet. Washable cover with hidden zip, insert included, four sizes. From $24.99.",
    metaKeyword: "photo pillow, full print pet pillow, dog cushion, cat cushion",
  },
  {
    ...shared,
    sku: "two-pet-pillow",
    name: "Two Friends Pillow",
    urlKey: "two-pet-pillow",
    tool: { ...tool, template: "two-photos" },
    occasions: ["christmas", "new-pet"],
    since: "2026-11-20",
    priceCents: 2799,
    shortDescription: "Two photos and one line between two seams, for the pair that sleeps in a heap.",
    description: `<p>Some pets are a pair: the old one and the new one, the dog and his cat. This pillow sets their photos next to each other with a line for both names.</p>
<p>Place the larger animal a little further away in its crop. They will look like themselves beside each other, and no one will look like a giant.</p>${making}`,
    metaTitle: "Two Pet Pillow with Photos and Names | My Pet Canvas",
    metaDescription:
      "A throw pillow with photos of two pets and their names. Washable cover, insert included, four sizes. From $27.99.",
    metaKeyword: "two pet pillow, dog and cat pillow, two dogs cushion, photo pillow",
  },
  {
    ...shared,
    sku: "collage-pillow",
    name: "Four Photo Pillow",
    urlKey: "four-photo-pet-pillow",
    tool: { ...tool, template: "four-photos" },
    occasions: ["birthday", "christmas"],
    since: "2026-11-20",
    priceCents: 2999,
    shortDescription: "Four squares, four photos and a name: a year of naps on one pillow.",
    description: `<p>Pick four pictures that tell a small story, such as the day they came home, the first bath, the favorite stick and tonight. They sit in even squares with a name or a title in the middle.</p>
<p>On the 14 in pillow each square is about the size of a coaster, so close-ups work better than group shots.</p>${making}`,
    metaTitle: "Four Photo Pet Pillow | My Pet Canvas",
    metaDescription:
      "A collage pillow with four photos of your pet and the name. Washable cover with hidden zip, four sizes. From $29.99.",
    metaKeyword: "collage pillow, four photo pillow, pet collage cushion",
  },
  {
    ...shared,
    sku: "rabbit-pillow",
    name: "Small Pet Pillow",
    urlKey: "small-pet-pillow",
    tool: { ...tool, template: "photo-and-name" },
    pets: ["small-pet", "bird"],
    since: "2026-11-20",
    priceCents: pillowPriceCents,
    shortDescription:
      "For rabbits, guinea pigs, birds and everyone else who is small, loved and seldom on a pillow.",
    description: `<p>Shops are full of dogs and cats. If yours hops, squeaks or sings, this one is for you: the portrait is drawn in close, so that a guinea pig is as grand as a Great Dane.</p>
<p>Small animals are quick. Take a burst of photos at floor level beside a window and choose the one where the eye is sharp.</p>${making}`,
    metaTitle: "Rabbit, Guinea Pig and Bird Photo Pillow | My Pet Canvas",
    metaDescription:
      "A photo pillow for rabbits, guinea pigs, hamsters and birds, with the name. Washable cover, four sizes. From $24.99.",
    metaKeyword: "rabbit pillow, guinea pig pillow, bird pillow, hamster gift, small pet gift",
  },
];
