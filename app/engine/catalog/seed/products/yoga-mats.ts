import type { ProductSeed } from "../product-seed";

export const yogaMats: ProductSeed[] = [
  {
    sku: "yoga-mat",
    name: "Pet Photo Yoga Mat",
    urlKey: "pet-photo-yoga-mat",
    family: "yoga-mats",
    tool: { blueprint: "yogamat", path: "/yogamat-tool", template: "photo-and-name" },
    categories: ["accessories/outdoors"],
    surcharges: { size: { "26x72": 800 }, thickness: { "6mm": 700 } },
    occasions: ["birthday"],
    productionDays: 4,
    since: "2026-11-20",
    priceCents: 5499,
    shortDescription:
      "Practice in front of a master of stretching: photo, name and a line on a non-slip mat.",
    description: `<p>They lie down on it as soon as it is unrolled. Now they are on it in any case, and you can begin.</p>
<p>The photo is at the upper end, where you look in a forward fold.</p>
<h3>What it is made of</h3>
<p>A printed suede top that grips better the warmer it gets, on natural rubber of 4 or 6 mm. The underside comes in three colors.</p>
<h3>Sizes</h3>
<p>24 × 68 in, or 26 × 72 in for people over six feet.</p>
<h3>Care</h3>
<p>Wipe it with a damp cloth and hang it up; keep it out of the sun.</p>`,
    metaTitle: "Yoga Mat with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A non-slip yoga mat with your pet's photo, name and a line of words. Natural rubber, 4 or 6 mm. From $54.99.",
    metaKeyword: "pet yoga mat, photo yoga mat, custom yoga mat, cat yoga mat",
  },
];
