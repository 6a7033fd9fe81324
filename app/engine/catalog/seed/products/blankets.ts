import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photoblanket", path: "/photoblanket-tool" };

const shared = {
  family: "blankets",
  categories: ["custom-pet-pillows-blankets"],
  surcharges: { size: { "50x60": 1500, "60x80": 3000 } },
  productionDays: 4,
} satisfies Partial<ProductSeed>;

const material = `
<h3>What it is made of</h3>
<p>Thick fleece of 280 g/m², brushed on both sides, with a stitched edge in the color you choose. The print is dyed into the fiber, so the blanket stays soft where the picture is.</p>`;

const sizes = `
<h3>Sizes</h3>
<ul>
  <li>30 × 40 in for laps, cribs and crates</li>
  <li>50 × 60 in for the sofa, the size most people choose</li>
  <li>60 × 80 in for a full bed, or two people and a dog</li>
</ul>`;

const care = `
<h3>Care</h3>
<p>Machine wash cold, tumble dry low. It sheds no fluff; what you find on it will be your pet's.</p>`;

const making = material + sizes + care;

export const blankets: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-blanket",
    name: "Custom Pet Blanket",
    urlKey: "custom-pet-blanket",
    tool: { ...tool, template: "photo-and-name" },
    since: "2026-09-01",
    priceCents: 3999,
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
    tool: { ...tool, template: "four-photos" },
    since: "2026-09-01",
    priceCents: 4499,
    shortDescription:
      "Four photos on one blanket: the puppy days, the first snow, the nap and the look. Or four pets, one each.",
    description: `<p>One photo was never going to be enough. This blanket takes four in even squares with the name in the middle, as a small album you can wrap around yourself.</p>
<p>Photos of similar brightness sit together best. You can move and zoom each one in its square.</p>${making}`,
    metaTitle: "Four Photo Pet Blanket | My Pet Canvas",
    metaDescription:
      "Four photos of your pet, or one of each pet, on a thick soft fleece. Three sizes, machine washable. From $44.99.",
    metaKeyword: "photo collage blanket, pet collage blanket, four photo blanket",
  },
  {
    ...shared,
    sku: "two-pet-blanket",
    name: "Two Pet Blanket",
    urlKey: "two-pet-blanket",
    tool: { ...tool, template: "two-photos" },
    occasions: ["christmas", "new-home"],
    since: "2026-11-20",
    priceCents: 4299,
    shortDescription: "Both of them, large, side by side on thick fleece, with a line for their names.",
    description: `<p>Two photos share the blanket from edge to edge of its middle, each about the size of a sofa cushion. There is one line of lettering below: two names, a date, or the thing you always call them.</p>
<p>If one coat is dark and the other light, put the dark one on the lighter side of your sofa. Fleece keeps both faces clear even when it is rumpled.</p>${making}`,
    metaTitle: "Two Pet Photo Blanket | My Pet Canvas",
    metaDescription:
      "A soft fleece blanket with photos of two pets and their names. Three sizes up to 60 × 80 in, machine washable. From $42.99.",
    metaKeyword: "two pet blanket, two dogs blanket, dog and cat blanket, photo fleece",
  },
  {
    ...shared,
    sku: "photo-blanket",
    name: "Full Photo Pet Blanket",
    urlKey: "full-photo-pet-blanket",
    tool: { ...tool, template: "full-photo" },
    since: "2026-11-20",
    priceCents: 3999,
    shortDescription: "One photo across the whole blanket. Spread it out and they are larger than life.",
    description: `<p>No border, no lettering: your photo runs out to the stitched edge on all four sides. It is the blanket for the one great picture, the run on the beach or the look over the shoulder.</p>
<p>At 60 × 80 in the print is wider than most doors, so send the original file. The studio tells you at once when a photo is too small for a size.</p>${making}`,
    metaTitle: "Full Photo Pet Blanket | My Pet Canvas",
    metaDescription:
      "A fleece blanket printed edge to edge with one photo of your pet. Three sizes, machine washable, stitched edge. From $39.99.",
    metaKeyword: "full photo blanket, pet picture blanket, large photo fleece",
  },
  {
    ...shared,
    sku: "crate-blanket",
    name: "Their Own Crate Blanket",
    urlKey: "crate-blanket",
    tool: { ...tool, template: "photo-and-name", sold: { size: ["30x40"] } },
    surcharges: {},
    pets: ["dog", "cat"],
    occasions: ["new-pet"],
    since: "2026-11-20",
    priceCents: 3499,
    shortDescription:
      "A blanket that says whose it is: 30 × 40 in, for the crate, the car seat or the corner of the sofa.",
    description: `<p>This one is for the pet, not for you. It fits a 42 in crate or one car seat, takes muddy paws well and comes out of the wash as it went in. The name makes clear who sleeps here, which helps at the sitter's.</p>
<p>Puppies chew edges: the seam is stitched twice, with no fringe and nothing to pull.</p>${material}${care}`,
    metaTitle: "Personalized Crate Blanket with Name | My Pet Canvas",
    metaDescription:
      "A washable 30 × 40 in fleece for crate or car, with your dog's or cat's photo and name. $34.99.",
    metaKeyword: "dog crate blanket, personalized dog blanket, puppy blanket with name, cat bed blanket",
  },
];
