import type { ProductSeed } from "../product-seed";

const shared = {
  family: "bus-rolls",
  categories: ["custom-pet-prints", "wall-art/posters"],
  occasions: ["new-home", "birthday"],
  surcharges: {
    size: { "16x24": 700, "20x30": 1400, "24x36": 2200 },
    material: { canvas: 1500 },
    frame: { black: 3200, oak: 3200, white: 3200 },
  },
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const tool = { blueprint: "busroll", path: "/busroll-tool" };

const making = `
<h3>What it is made of</h3>
<p>Matte paper of 230 g/m² between two rollers of stained beech, or cotton canvas of 380 g/m²; framed, it comes flat behind a solid wooden molding.</p>
<h3>How the words are set</h3>
<p>Type one word or place on each line. Every row reaches from side to side: short words become large, long ones share a row. Up to 24 lines.</p>
<h3>Care</h3>
<p>Dust it with a dry cloth. Paper minds steam, canvas does not.</p>`;

export const busRolls: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-bus-roll",
    name: "Pet Bus Roll",
    urlKey: "pet-bus-roll",
    tool: { ...tool, template: "destination" },
    priceCents: 2999,
    shortDescription: "All the stops of one small life, in cream on black, like the blind of an old bus.",
    description: `<p>Where they were born, what they are called when they have been good, and what they are called otherwise: a bus roll tells it in the order of the route. The last stop is usually home.</p>
<p>The classic in cream on black suits hallways and kitchens.</p>${making}`,
    metaTitle: "Pet Bus Roll with Your Own Words | My Pet Canvas",
    metaDescription:
      "A bus blind poster from the words of your pet's life, on paper or canvas, four sizes, framed if you like. From $29.99.",
    metaKeyword: "bus roll, pet word art, bus blind print, dog word poster",
  },
  {
    ...shared,
    sku: "color-bus-roll",
    name: "Bus Roll in Lines of Color",
    urlKey: "color-pet-bus-roll",
    tool: { ...tool, template: "color-lines" },
    pets: ["cat", "dog"],
    priceCents: 2999,
    shortDescription: "The same route with a color for each line, on cream. For cats with a busy schedule.",
    description: `<p>Every line has its color, as on the map of a subway. Ink, terracotta, pine and navy take turns; change the ground and they follow so that each can be read.</p>
<p>Four words fill the sheet as well as twenty do.</p>${making}`,
    metaTitle: "Colorful Pet Bus Roll | My Pet Canvas",
    metaDescription:
      "Your pet's words as a colorful bus blind on paper or canvas, four sizes up to 24 × 36 in. From $29.99.",
    metaKeyword: "colorful bus roll, cat word art, subway art pet, typographic print",
  },
  {
    ...shared,
    sku: "family-bus-roll",
    name: "Family Bus Roll",
    urlKey: "family-bus-roll",
    tool: { ...tool, template: "mixed-type" },
    priceCents: 3299,
    shortDescription: "Names, streets and jokes of the whole household in mixed type on navy.",
    description: `<p>Two legs or four, everybody has a line. Three typefaces take turns like the painters of old signs, from tall capitals to a round one with a smile.</p>
<p>Ask the family at dinner for one word each; the poster is finished before dessert.</p>${making}`,
    metaTitle: "Family Bus Roll with Pets | My Pet Canvas",
    metaDescription:
      "A bus blind for the whole family in mixed type: names, places and habits, on paper or canvas. From $32.99.",
    metaKeyword: "family bus roll, family word art, typography poster, new home gift",
  },
];
