import type { ProductSeed } from "../product-seed";

const shared = {
  family: "neon-signs",
  categories: ["neon-signs"],
  surcharges: { size: { medium: 4000, large: 9000 }, backing: { cut: 1500 }, mount: { chain: 800 } },
  countedPrices: {
    letters: { title: "Letters", cents: 700, least: 3 },
    shapes: { title: "Shapes", cents: 1800, least: 0 },
  },
  priceNote: "The price grows with the letters: $7.00 each, spaces are free. Shapes are $18.00 each.",
  productionDays: 6,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Silicone tube with LEDs inside, bent by hand along your letters and fixed to a board of clear or black acrylic 0.2 in thick. It stays cool, hums not at all and runs on 12 volts from the plug that comes with it.</p>
<h3>Sizes</h3>
<p>The board is 20, 30 or 40 in wide and half as high. Spacers and screws, or a chain, are in the box; so is a dimmer in the cord.</p>
<h3>Care</h3>
<p>Dust it with a dry brush. Made for indoors.</p>`;

export const neonSigns: ProductSeed[] = [
  {
    ...shared,
    sku: "custom-neon-sign",
    name: "Custom Pet Neon Sign",
    urlKey: "custom-neon-sign",
    tool: { blueprint: "neon-sign", path: "/create-your-own-neon-sign", template: "one-line" },
    occasions: ["birthday", "new-pet"],
    priceCents: 7900,
    shortDescription: "Their name in light, in your lettering and color.",
    description: `<p>Type the words, choose one of eight scripts that tubes can follow and one of ten colors. The studio shows the sign lit on a dark wall and, small beside it, as it looks with the light off.</p>
<p>Short names look best: up to eight letters fill the board without getting thin.</p>${making}`,
    metaTitle: "Custom Pet Neon Sign | My Pet Canvas",
    metaDescription:
      "Design an LED neon sign with your pet's name: lettering, color, size and board, priced by the letter.",
    metaKeyword: "custom neon sign, pet name neon sign, led neon sign dog",
  },
  {
    ...shared,
    sku: "paw-neon-sign",
    name: "Paw and Name Neon Sign",
    urlKey: "paw-neon-sign",
    tool: { blueprint: "neon-sign", path: "/neon-sign-tool-products", template: "paw-and-name" },
    occasions: ["birthday", "new-pet"],
    priceCents: 7900,
    shortDescription: "A glowing paw beside the name it belongs to.",
    description: `<p>The paw is bent from its own tube, so it may glow in another color than the name. Hung over the bed in the corner it says whose corner it is.</p>${making}`,
    metaTitle: "Paw and Name Neon Sign | My Pet Canvas",
    metaDescription: "An LED neon sign with a glowing paw and your pet's name in the colors you choose.",
    metaKeyword: "paw neon sign, dog name neon sign, cat neon light",
  },
  {
    ...shared,
    sku: "good-dog-neon-sign",
    name: "Two-Line Neon Sign",
    urlKey: "two-line-neon-sign",
    tool: { blueprint: "neon-sign", path: "/neon-sign-tool-products", template: "two-lines" },
    occasions: ["birthday"],
    priceCents: 8900,
    shortDescription: "The name, and below it the rank they hold in your house.",
    description: `<p>Two lines of light in two letterings and two colors. The second line takes up to twenty letters: a title, a motto, the time dinner is served.</p>${making}`,
    metaTitle: "Two-Line Pet Neon Sign | My Pet Canvas",
    metaDescription:
      "An LED neon sign with your pet's name and a second line of your own, in two colors of light.",
    metaKeyword: "two line neon sign, pet neon sign, custom led sign",
  },
];
