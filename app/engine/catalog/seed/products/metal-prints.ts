import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "metal-print", path: "/designtool-tool" };

const shared = {
  family: "metal",
  categories: ["custom-metal-pet-prints", "custom-pet-prints", "wall-art"],
  surcharges: {
    size: printSizePrices({ "8x10": 500, "11x14": 1200, "12x12": 1300, "16x20": 3000, "24x36": 8000 }),
  },
  productionDays: 4,
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A sheet of aluminum, 0.045 in thick, with rounded corners. The dyes are pressed into its coating at 400 °F and become part of it, so the picture can neither peel nor crack. A wooden block on the back holds it half an inch from the wall on a single nail.</p>
<h3>Sizes and finish</h3>
<p>Nine sizes from 8 × 8 to 24 × 36 in. Gloss for bright colors, matte for rooms with many windows.</p>
<h3>Care</h3>
<p>Waterproof and scratch resistant: a kitchen, a bathroom or a covered porch will do. Clean it with a soft cloth and dish soap.</p>`;

export const metalPrints: ProductSeed[] = [
  {
    ...shared,
    sku: "metal-print",
    name: "Metal Pet Print",
    urlKey: "metal-pet-print",
    tool: { ...tool, template: "full-photo" },
    categories: [...shared.categories, "wall-art/dog-wall-art"],
    since: "2026-11-20",
    priceCents: 4499,
    shortDescription:
      "A photo fused into aluminum: thin, bright, and at home where canvas would mind the steam.",
    description: `<p>This is the print for the mud room, the kitchen and the boat. Water runs off it, sun does it little harm, and fur comes off with a wipe.</p>
<p>Whites in the photo show a trace of the metal beneath, which suits snow, water and grey muzzles wonderfully.</p>${making}`,
    metaTitle: "Metal Pet Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo fused into aluminum, gloss or matte, waterproof and ready to hang. Nine sizes. From $44.99.",
    metaKeyword: "metal pet print, aluminum photo print, dog metal print, waterproof pet picture",
  },
  {
    ...shared,
    sku: "metal-portrait",
    name: "One Pet Portrait on Metal",
    urlKey: "one-pet-metal-portrait",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/dog-wall-art"],
    occasions: ["birthday", "remembrance"],
    since: "2026-11-20",
    priceCents: 4899,
    shortDescription: "The arched portrait with the name, on metal that will outlast the wall it hangs on.",
    description: `<p>A small memorial, a door sign for a kennel, a portrait for a porch: metal goes where the weather is. The name and second line are part of the surface and cannot be rubbed off.</p>
<p>Choose the matte finish for places with a lamp opposite. It keeps the portrait readable from the side.</p>${making}`,
    metaTitle: "One Pet Portrait on Metal | My Pet Canvas",
    metaDescription:
      "A pet portrait with name and a line of your own on weatherproof aluminum. Gloss or matte, nine sizes. From $48.99.",
    metaKeyword: "metal pet portrait, dog metal sign, outdoor pet portrait, pet memorial plaque",
  },
  {
    ...shared,
    sku: "metal-name-print",
    name: "Metal Print with Name",
    urlKey: "metal-name-print",
    tool: { ...tool, template: "photo-and-name" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/cat-wall-art"],
    since: "2026-11-20",
    priceCents: 4699,
    shortDescription: "A photo above, the name below, on a sheet of aluminum as slim as a coin.",
    description: `<p>The photo takes the upper three quarters, the name the rest. From across the room one reads the name first and then meets the eyes, which is how pets like it.</p>
<p>Because the sheet is so thin, several can overlap a shelf edge or stand in a row on our picture ledge.</p>${making}`,
    metaTitle: "Metal Pet Print with Name | My Pet Canvas",
    metaDescription:
      "Your pet's photo and name fused into aluminum, gloss or matte, ready to hang. From $46.99.",
    metaKeyword: "metal print with name, cat metal print, personalized aluminum print",
  },
];
