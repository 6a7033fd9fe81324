import type { ProductSeed } from "../product-seed";

const shared = {
  categories: ["accessories/to-wear"],
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const sock = {
  ...shared,
  family: "socks",
  occasions: ["birthday", "christmas"],
  productionDays: 2,
} satisfies Partial<ProductSeed>;

const aboutSocks = `
<h3>What they are made of</h3>
<p>Combed cotton with stretch inside, a smooth polyester face outside, so that whiskers stay sharp. Cuff, heel and toe are knitted in the color you choose.</p>
<h3>Sizes</h3>
<ul>
  <li>S: US 5 to 7</li>
  <li>M: US 8 to 10</li>
  <li>L: US 11 to 13</li>
</ul>
<h3>Care</h3>
<p>Wash them inside out at 85 °F, and find both again.</p>`;

const sockTool = { blueprint: "socks", path: "/socks-tool" };

export const socks: ProductSeed[] = [
  {
    ...sock,
    sku: "pet-face-socks",
    name: "Pet Face Socks",
    urlKey: "pet-face-socks",
    tool: { ...sockTool, template: "one-face" },
    priceCents: 1699,
    shortDescription: "One photo, all over both feet. The only socks that look back.",
    description: `<p>Add one photo, place the first face as you like it, and it is repeated over leg and foot with a paw between. Choose the ground, the cuff and how close the faces are looked at.</p>
<p>A photo from the front with ears on it works best.</p>${aboutSocks}`,
    metaTitle: "Custom Pet Face Socks | My Pet Canvas",
    metaDescription:
      "Socks printed all over with your pet's face from one photo, three sizes, five colors of cuff. $16.99.",
    metaKeyword: "pet face socks, dog socks custom, cat face socks, photo socks",
  },
  {
    ...sock,
    sku: "two-pet-socks",
    name: "Two Pet Socks",
    urlKey: "two-pet-face-socks",
    tool: { ...sockTool, template: "two-faces" },
    priceCents: 1799,
    shortDescription: "Two faces taking turns, so that nobody at home is jealous of a sock.",
    description: `<p>Row by row one face follows the other, on both socks. The heart between them is a matter of opinion; its color is yours to choose.</p>${aboutSocks}`,
    metaTitle: "Two Pet Face Socks | My Pet Canvas",
    metaDescription: "Socks with the faces of two pets taking turns, from two photos, three sizes. $17.99.",
    metaKeyword: "two pet socks, two dog socks, cat and dog socks",
  },
  {
    ...sock,
    sku: "heart-socks",
    name: "Pet Heart Socks",
    urlKey: "pet-heart-socks",
    tool: { ...sockTool, template: "hearts" },
    priceCents: 1699,
    shortDescription: "Their face in a heart, a bone between: for people who are past hiding it.",
    description: `<p>Each photo is cut into a heart and strewn over the sock. On blush it is sweet, on black it is serious.</p>${aboutSocks}`,
    metaTitle: "Pet Heart Socks | My Pet Canvas",
    metaDescription: "Socks with your pet's face in hearts all over, from one photo, three sizes. $16.99.",
    metaKeyword: "pet heart socks, valentine pet socks, dog heart socks",
  },
];

const cook = {
  ...shared,
  family: "aprons",
  categories: ["accessories/to-wear", "home-and-living/kitchen-and-table"],
  occasions: ["birthday"],
  surcharges: { size: { adult: 600 } },
  productionDays: 3,
} satisfies Partial<ProductSeed>;

const aboutAprons = `
<h3>What it is made of</h3>
<p>Polyester twill with the hand of cotton, a divided pocket in front, brass eyelets and long straps that tie in front or behind.</p>
<h3>Sizes</h3>
<ul>
  <li>Adult, 27.5 × 33 in</li>
  <li>Child, 20 × 24 in, for about 6 to 10 years</li>
</ul>
<h3>Care</h3>
<p>Machine wash warm. The print outlives tomato sauce.</p>`;

const apronTool = { blueprint: "apron", path: "/apron-tool" };

export const aprons: ProductSeed[] = [
  {
    ...cook,
    sku: "pet-apron",
    name: "Pet Photo Apron",
    urlKey: "pet-photo-apron",
    tool: { ...apronTool, template: "photo-and-words" },
    priceCents: 2499,
    shortDescription: "The chef on the chest, with name and a line of your own.",
    description: `<p>Someone watches every move in this kitchen. Put them on the bib, name the place after them, and set the house rule below.</p>
<p>Photo and words stay clear of the pocket, whatever the size.</p>${aboutAprons}`,
    metaTitle: "Pet Photo Apron with Name | My Pet Canvas",
    metaDescription:
      "An apron with your pet's photo, name and a line of your own on the chest, for adults and children. From $24.99.",
    metaKeyword: "pet apron, custom apron with photo, dog apron, cat apron",
  },
  {
    ...cook,
    sku: "pet-face-apron",
    name: "Pet Face Apron",
    urlKey: "pet-face-apron",
    tool: { ...apronTool, template: "all-over" },
    priceCents: 2799,
    shortDescription: "One face strewn over all of it, with room left for a title.",
    description: `<p>Forty faces from one photo. The pattern makes way for the words on the chest by itself.</p>
<p>It hides splashes better than any stripe.</p>${aboutAprons}`,
    metaTitle: "All-Over Pet Face Apron | My Pet Canvas",
    metaDescription:
      "An apron printed all over with your pet's face from one photo, with your title. From $27.99.",
    metaKeyword: "pet face apron, all over print apron, funny pet apron",
  },
];

const christmas = {
  ...shared,
  family: "stockings",
  occasions: ["christmas"],
  productionDays: 2,
} satisfies Partial<ProductSeed>;

const aboutStockings = `
<h3>What it is made of</h3>
<p>A velvet front 10 × 15 in with the print in it, a plain back, and a cuff of plush with the name. Lined, so that small things do not hang in the seams.</p>
<h3>Care</h3>
<p>Wash it by hand in January.</p>`;

const stockingTool = { blueprint: "stocking", path: "/stocking-tool" };

export const stockings: ProductSeed[] = [
  {
    ...christmas,
    sku: "pet-stocking",
    name: "Pet Christmas Stocking",
    urlKey: "pet-christmas-stocking",
    tool: { ...stockingTool, template: "face-and-name" },
    priceCents: 2299,
    shortDescription:
      "Their face on the leg, their name on the cuff, and no mistake about whose treats these are.",
    description: `<p>Hung in a row it saves an argument. The face is large enough to be known from the sofa, the name in letters that fill the cuff.</p>${aboutStockings}`,
    metaTitle: "Pet Christmas Stocking with Name | My Pet Canvas",
    metaDescription:
      "A velvet Christmas stocking with your pet's photo and the name on a plush cuff. $22.99.",
    metaKeyword: "pet christmas stocking, dog stocking with name, cat stocking",
  },
  {
    ...christmas,
    sku: "pet-face-stocking",
    name: "Pet Face Christmas Stocking",
    urlKey: "pet-face-christmas-stocking",
    tool: { ...stockingTool, template: "pattern" },
    priceCents: 2499,
    shortDescription: "One photo all over the stocking, a paw between, the name above.",
    description: `<p>Wrapping paper, only softer: one face repeated over fir green, or the color you choose.</p>${aboutStockings}`,
    metaTitle: "All-Over Pet Face Stocking | My Pet Canvas",
    metaDescription: "A Christmas stocking with your pet's face all over and the name on its cuff. $24.99.",
    metaKeyword: "pet face stocking, photo stocking, personalized christmas stocking",
  },
];
