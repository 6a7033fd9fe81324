import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photobook", path: "/photobook-tool" };

const shared = {
  family: "photo-books",
  categories: ["books-and-games/books-and-calendars"],
  surcharges: {
    size: { "8x11": 600, "12x12": 1800 },
    cover: { hard: 1200 },
    pages: { "30": 900, "40": 1800 },
  },
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Satin paper of 200 g/m², printed on both sides and sewn, so that it lies open by itself. The soft cover bends, the hard one is board with a printed, wipeable skin.</p>
<h3>Sizes and pages</h3>
<p>8 × 8, 8 × 11 or 12 × 12 in, with 20, 30 or 40 pages. More pages can be chosen later: what you have laid out stays.</p>
<h3>How it fills itself</h3>
<p>Choose all your photos at once. They go in by the day they were taken, upright ones into upright places. Then change what you like, page by page.</p>`;

export const photoBooks: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-book",
    name: "Pet Photo Book",
    urlKey: "pet-photo-book",
    tool: { ...tool, template: "story" },
    occasions: ["birthday", "christmas", "new-pet"],
    priceCents: 2499,
    shortDescription: "Twenty pages or forty of a life together, laid out for you by date.",
    description: `<p>There are four thousand photos of them on your phone, and nobody ever scrolls back to the first week. A book is opened; that is the whole difference.</p>
<p>Pages to the edge take turns with captions and collages, so the rhythm comes by itself.</p>${making}`,
    metaTitle: "Pet Photo Book, 20 to 40 Pages | My Pet Canvas",
    metaDescription:
      "A photo book of your pet that fills itself by date, soft or hard cover, 20 to 40 pages. From $24.99.",
    metaKeyword: "pet photo book, dog photo book, cat photo album, custom photo book",
  },
  {
    ...shared,
    sku: "caption-photo-book",
    name: "Pet Story Book",
    urlKey: "pet-story-book",
    tool: { ...tool, template: "captions" },
    occasions: ["birthday", "remembrance"],
    priceCents: 2499,
    shortDescription:
      "One photo and one line on every page. You know what they were thinking; write it down.",
    description: `<p>A picture book with a hero who sheds. Put a sentence under each photo and read it aloud at bedtime, or to the hero.</p>
<p>Lines can stay empty where the photo says enough.</p>${making}`,
    metaTitle: "Pet Story Book with Captions | My Pet Canvas",
    metaDescription:
      "A book with a photo and a caption on every page, 20 to 40 pages, soft or hard cover. From $24.99.",
    metaKeyword: "pet story book, photo book with captions, personalized pet book",
  },
];
