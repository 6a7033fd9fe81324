import type { ProductSeed } from "../product-seed";

const shared = {
  categories: ["books-and-games/games-and-puzzles"],
  occasions: ["birthday", "christmas"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const deck = {
  ...shared,
  family: "playing-cards",
  surcharges: { finish: { linen: 300 } },
} satisfies Partial<ProductSeed>;

const aboutDecks = `
<h3>What it is made of</h3>
<p>52 cards and a joker of 310 g/m² casino board with a black core, so that no card shines through. Smooth or with a linen grain, corners rounded, in a box with the back's picture.</p>
<h3>Care</h3>
<p>Dry hands, dry table. Bent cards straighten under a book.</p>`;

const cardTool = { blueprint: "playingcards", path: "/playingcards-tool" };

export const playingCards: ProductSeed[] = [
  {
    ...deck,
    sku: "photo-playing-cards",
    name: "Photo Playing Cards",
    urlKey: "photo-playing-cards",
    tool: { ...cardTool, template: "photo-back" },
    priceCents: 1999,
    shortDescription: "Your photo on every back, a court of dogs, cats and rabbits on the faces.",
    description: `<p>All 53 backs look alike, as they must; in front there is a deck of our own, with a dog for king, a cat for queen and a rabbit for jack.</p>
<p>Nobody can tell your hand from behind. They can only tell whose house they are in.</p>${aboutDecks}`,
    metaTitle: "Photo Playing Cards with Your Pet | My Pet Canvas",
    metaDescription:
      "A full deck of 52 cards and a joker with your pet's photo on the back, poker or bridge size, in a box. From $19.99.",
    metaKeyword: "photo playing cards, custom deck of cards, pet playing cards",
  },
  {
    ...deck,
    sku: "family-playing-cards",
    name: "Playing Cards with a Photo on Every Face Card",
    urlKey: "face-card-playing-cards",
    tool: { ...cardTool, template: "face-cards" },
    priceCents: 2699,
    shortDescription:
      "Fourteen photos: one for the back, one for each jack, queen and king, and one for the joker.",
    description: `<p>Deal out the whole family. Twelve court cards and the joker have a photo each, with index and suit in the corners, so that it plays like any other deck.</p>
<p>Choose all photos at once and we place them; then move them about until the right one is the queen of hearts.</p>${aboutDecks}`,
    metaTitle: "Playing Cards with Photos on the Face Cards | My Pet Canvas",
    metaDescription:
      "A deck of cards with your photos on jacks, queens, kings, joker and back. Poker or bridge size. From $26.99.",
    metaKeyword: "custom face cards, personalized playing cards, photo deck of cards",
  },
  {
    ...deck,
    sku: "one-pet-playing-cards",
    name: "One Pet Playing Cards",
    urlKey: "one-pet-playing-cards",
    tool: { ...cardTool, template: "one-photo" },
    priceCents: 2299,
    shortDescription:
      "One photo is all it takes: it is king, queen, jack and joker, and on the back as well.",
    description: `<p>In some homes there is only one sovereign. Add one photo and a name, and the whole court is taken.</p>
<p>The crop of the back is the crop of every face card, so that it needs to be right only once.</p>${aboutDecks}`,
    metaTitle: "One Pet Playing Cards | My Pet Canvas",
    metaDescription:
      "A full deck of cards made from a single photo of your pet, with name and box. From $22.99.",
    metaKeyword: "pet playing cards, dog deck of cards, cat playing cards",
  },
];

const memory = {
  ...shared,
  family: "memory-games",
  surcharges: { pairs: { "10": 700, "15": 1400 } },
} satisfies Partial<ProductSeed>;

const aboutMemory = `
<h3>What it is made of</h3>
<p>Tiles of 2.4 in, cut from greyboard 0.08 in thick with rounded corners, each picture printed twice. The back is the same on all. They come in a cotton bag.</p>
<h3>Care</h3>
<p>Wipe them with a damp cloth. Small tiles are not for children under three, nor for puppies of any age.</p>`;

const memoryTool = { blueprint: "didacticgame", path: "/didacticgame-tool" };

export const memoryGames: ProductSeed[] = [
  {
    ...memory,
    sku: "photo-memory-game",
    name: "Photo Memory Game",
    urlKey: "pet-photo-memory-game",
    tool: { ...memoryTool, template: "photos" },
    priceCents: 2499,
    shortDescription: "6, 10 or 15 pairs from your photos. Whoever knows the dog best does not always win.",
    description: `<p>Children find pairs faster when they know the faces, and these they know: each photo fills two tiles from edge to edge.</p>
<p>Photos that differ in color make an easy game. Fifteen photos of one black cat make a hard one.</p>${aboutMemory}`,
    metaTitle: "Photo Memory Game with Your Pets | My Pet Canvas",
    metaDescription:
      "A memory game of 6, 10 or 15 pairs printed from your photos on thick tiles, with a bag. From $24.99.",
    metaKeyword: "photo memory game, custom matching game, pet memory cards",
  },
  {
    ...memory,
    sku: "named-memory-game",
    name: "Memory Game with Names",
    urlKey: "pet-memory-game-with-names",
    tool: { ...memoryTool, template: "round-photos" },
    priceCents: 2699,
    shortDescription: "Round photos on soft colors with the name below, for those who are learning to read.",
    description: `<p>Each pair has its own color, a round photo and a name in large friendly letters. Two found, one word read.</p>
<p>Names may stay away; the colors stay.</p>${aboutMemory}`,
    metaTitle: "Memory Game with Photos and Names | My Pet Canvas",
    metaDescription:
      "A first memory game with round photos and names of pets and people, 6 to 15 pairs. From $26.99.",
    metaKeyword: "memory game with names, first reading game, personalized matching game",
  },
];

const cube = { ...shared, family: "cubes" } satisfies Partial<ProductSeed>;

const aboutCubes = `
<h3>What it is made of</h3>
<p>A turning cube of 2.25 in with a smooth spring core; the pictures are printed under a clear film and cut into nine fields a side.</p>
<h3>Care</h3>
<p>Wipe it dry. Should you never get it back in order, the studio keeps your design.</p>`;

const cubeTool = { blueprint: "rubixcube", path: "/rubixcube-tool" };

export const cubes: ProductSeed[] = [
  {
    ...cube,
    sku: "photo-cube",
    name: "Six Photo Puzzle Cube",
    urlKey: "six-photo-puzzle-cube",
    tool: { ...cubeTool, template: "six-photos" },
    priceCents: 2499,
    shortDescription: "A photo on each side, nine fields a photo. Put them back together.",
    description: `<p>Faces are easier than colors: you know where an ear belongs. Six photos with different grounds make it easier still.</p>
<p>The lines where the fields are cut are shown in the studio; keep eyes between them.</p>${aboutCubes}`,
    metaTitle: "Photo Puzzle Cube with Six Photos | My Pet Canvas",
    metaDescription: "A turning puzzle cube with six of your photos, one a side, black or white. $24.99.",
    metaKeyword: "photo cube, custom puzzle cube, pet photo cube",
  },
  {
    ...cube,
    sku: "one-photo-cube",
    name: "One Photo Puzzle Cube",
    urlKey: "one-photo-puzzle-cube",
    tool: { ...cubeTool, template: "one-photo" },
    priceCents: 2299,
    shortDescription: "The same face on all six sides: the hardest cube we make.",
    description: `<p>With one photo on every side no field tells where it belongs. It takes a patient person or a very cunning cat.</p>
<p>One upload fills all six sides.</p>${aboutCubes}`,
    metaTitle: "One Photo Puzzle Cube | My Pet Canvas",
    metaDescription: "A turning puzzle cube with one photo of your pet on all six sides. $22.99.",
    metaKeyword: "one photo cube, dog puzzle cube, cat puzzle cube",
  },
];
