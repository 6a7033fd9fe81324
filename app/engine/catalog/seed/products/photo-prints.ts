import type { ProductSeed } from "../product-seed";

export const photoPrints: ProductSeed[] = [
  {
    sku: "photo-prints",
    name: "Pet Photo Prints",
    urlKey: "pet-photo-prints",
    family: "photo-prints",
    categories: ["books-and-games/books-and-calendars", "custom-pet-prints"],
    tool: { blueprint: "photoprints", path: "/photoprints-tool", template: "one-photo" },
    occasions: ["birthday"],
    /** The box they come in. */
    priceCents: 199,
    countedPrices: {
      "print-4x6": { title: "4 × 6 in prints", cents: 49, least: 1 },
      "print-5x7": { title: "5 × 7 in prints", cents: 99, least: 0 },
      "print-8x8": { title: "8 × 8 in prints", cents: 249, least: 0 },
      "print-8x10": { title: "8 × 10 in prints", cents: 349, least: 0 },
    },
    productionDays: 2,
    since: "2026-11-20",
    shortDescription:
      "All the good ones on real paper: add a hundred at once, choose size and number of each.",
    description: `<p>For the album, the fridge, the wallet and the letter to grandmother. Pick your photos in one go; each becomes a print that lies as the photo does, and you say how large and how many.</p>
<h3>What they are made of</h3>
<p>Photo paper of 260 g/m², matte or glossy, with a white border or without. They come in a box of gray board, $1.99 with the first print or the hundredth.</p>
<h3>What each costs</h3>
<ul>
  <li>4 × 6 in: $0.49</li>
  <li>5 × 7 in: $0.99</li>
  <li>8 × 8 in: $2.49</li>
  <li>8 × 10 in: $3.49</li>
</ul>
<h3>Care</h3>
<p>Out of the sun and away from the cat's tongue.</p>`,
    metaTitle: "Pet Photo Prints, Matte or Glossy | My Pet Canvas",
    metaDescription:
      "Photo prints of your pet from 4 × 6 to 8 × 10 in, matte or glossy, many at once, $0.49 and up for each.",
    metaKeyword: "pet photo prints, photo prints online, 4x6 prints, glossy photo prints",
  },
];
