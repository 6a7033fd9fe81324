import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "bookmarks", path: "/bookmarks-tool" };

const shared = {
  family: "bookmarks",
  categories: ["accessories/desk", "books-and-games/books-and-calendars"],
  surcharges: { pieces: { "10": 600, "25": 1800 } },
  occasions: ["birthday", "for-work"],
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What they are made of</h3>
<p>Stiff card of 2 × 6 in, printed on both sides, laminated, with round corners and a cotton tassel in one of four colors. All bookmarks of a set show the same design.</p>
<h3>Care</h3>
<p>They outlast paperbacks. Keep the tassel from kittens.</p>`;

export const bookmarks: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-bookmarks",
    name: "Pet Photo Bookmarks",
    urlKey: "pet-photo-bookmarks",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 1299,
    shortDescription: "Photo and name in front, the owner of the book on the back, in sets from five.",
    description: `<p>For readers whose place is usually kept by whoever lies down on the page. The back says whose book it is.</p>
<p>Ten make a class or a book club happy; one goes into every book you lend.</p>${making}`,
    metaTitle: "Pet Photo Bookmarks with Tassel | My Pet Canvas",
    metaDescription:
      "Two-sided bookmarks with your pet's photo and name and a tassel in four colors. Sets of 5, 10 or 25. From $12.99.",
    metaKeyword: "pet bookmarks, photo bookmarks, custom bookmarks with tassel, cat bookmark",
  },
  {
    ...shared,
    sku: "two-pet-bookmarks",
    name: "Two Pet Bookmarks",
    urlKey: "two-pet-bookmarks",
    tool: { ...tool, template: "two-pet-portraits" },
    priceCents: 1299,
    shortDescription: "Two portraits, one above the other, with both names and words on the back.",
    description: `<p>One to keep the page and one to turn it. There is a line for both names, and the back takes a dedication.</p>
<p>Close crops work best: each photo is an inch and a half wide.</p>${making}`,
    metaTitle: "Bookmarks with Two Pet Photos | My Pet Canvas",
    metaDescription:
      "Bookmarks with photos of two pets, their names and words on the back. Sets of 5, 10 or 25. From $12.99.",
    metaKeyword: "two pet bookmarks, photo bookmark gift, reading gift",
  },
];
