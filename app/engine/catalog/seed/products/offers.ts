import type { ProductSeed } from "../product-seed";
import {
  canvasBasics,
  canvasCare,
  canvasMaterial,
  canvasPriceCents,
  canvasSurcharges,
  canvasTool,
} from "./canvas-making";
import { magnetPriceCents, magnetTool } from "./magnets";
import { pillowPriceCents } from "./pillows";

/** Offers with a page and a price of their own: specification §9 "Fixed price overrides for landing pages". */
const shared = { categories: ["sale"], since: "2026-11-20" } satisfies Partial<ProductSeed>;

const canvasNote =
  "The canvas itself is free: the price shown pays for printing, stretching and handling, and delivery is added at checkout.";

export const offers: ProductSeed[] = [
  {
    ...shared,
    sku: "free-photo-canvas",
    name: "Free Photo Canvas, 8 × 8 in",
    urlKey: "free-photo-canvas",
    family: "canvas",
    tool: { ...canvasTool, template: "full-photo", sold: { size: ["8x8"], frame: ["none"] } },
    priceCents: 999,
    regular: { priceCents: canvasPriceCents },
    priceNote: canvasNote,
    productionDays: canvasBasics.productionDays,
    shortDescription:
      "Try us with one photo: an 8 × 8 in canvas of your pet, made exactly as the ones we sell.",
    description: `<p>A print is judged in the hand, not on a screen. So the first one comes without the price of a canvas: same cotton, same inks, same folded corners, in the one size that fits on a shelf.</p>
<p>You pay what the work on it costs us. There is no subscription, nothing renews, and you see the whole sum in the cart before you give an address.</p>${canvasMaterial}${canvasCare}`,
    metaTitle: "Free Photo Canvas of Your Pet, 8 × 8 in | My Pet Canvas",
    metaDescription:
      "An 8 × 8 in pet canvas without the price of the canvas: $9.99 pays for printing, stretching and handling. No subscription.",
    metaKeyword: "free photo canvas, free pet canvas, free canvas print",
  },
  {
    ...shared,
    sku: "free-canvas",
    name: "Free Canvas in Four Sizes",
    urlKey: "free-canvas",
    family: "canvas",
    tool: { ...canvasTool, template: "full-photo", sold: { size: ["8x8", "8x10", "11x14", "12x12"] } },
    priceCents: 1399,
    surcharges: { size: { "8x10": 200, "11x14": 400, "12x12": 546 }, frame: canvasSurcharges.frame },
    regular: { priceCents: canvasPriceCents, surcharges: canvasSurcharges },
    priceNote: canvasNote,
    productionDays: canvasBasics.productionDays,
    shortDescription:
      "Your photo on canvas in the size you have a wall for, up to 12 × 12 in. A wooden frame can be added.",
    description: `<p>The same offer as our small free canvas, for people who know where it will hang. Choose among 8 × 8, 8 × 10, 11 × 14 and 12 × 12 in; the handling grows a little with the size and nothing else does.</p>
<p>The float frame in black, oak or white is extra and costs what it costs on any of our canvases.</p>${canvasMaterial}${canvasCare}`,
    metaTitle: "Free Pet Canvas, Four Sizes | My Pet Canvas",
    metaDescription:
      "Your pet's photo on canvas without the price of the canvas: from $13.99 for printing, stretching and handling, up to 12 × 12 in.",
    metaKeyword: "free canvas, free pet canvas print, free canvas 11x14, free canvas 12x12",
  },
  {
    ...shared,
    sku: "free-pillow",
    name: "Free Pet Pillow, 14 × 14 in",
    urlKey: "free-pillow",
    family: "pillows",
    tool: {
      blueprint: "pillow",
      path: "/pillow-tool",
      template: "photo-and-name",
      sold: { size: ["14x14"] },
    },
    priceCents: 1006,
    regular: { priceCents: pillowPriceCents },
    priceNote:
      "The pillow itself is free: the price shown pays for printing, sewing and handling, and delivery is added at checkout.",
    productionDays: 3,
    shortDescription:
      "A 14 × 14 in pillow with photo and name, insert included, for the cost of the work on it.",
    description: `<p>Every pet owner we know has more than one favorite chair to defend. This small pillow is our way in: the cover and insert are on us, and you pay for the print, the seams and the handling.</p>
<p>It is the same pillow as our Custom Pet Pillow in its smallest size, with the four backs to choose from and a cover that can be washed at 85 °F.</p>`,
    metaTitle: "Free Pet Pillow with Photo and Name | My Pet Canvas",
    metaDescription:
      "A 14 × 14 in photo pillow without the price of the pillow: $10.06 pays for printing, sewing and handling. No subscription.",
    metaKeyword: "free pet pillow, free photo pillow, free dog pillow",
  },
  {
    ...shared,
    sku: "sale-magnet",
    name: "Pet Photo Magnet on Sale",
    urlKey: "sale-pet-magnet",
    family: "magnets",
    tool: { ...magnetTool, template: "full-photo", sold: { size: ["2x2"] } },
    priceCents: 499,
    regular: { priceCents: magnetPriceCents },
    priceNote: "The strike price is what this 2 × 2 in magnet costs on its own page.",
    productionDays: 2,
    shortDescription:
      "The 2 × 2 in magnet for less than the shopping list it holds. Square, round or a heart.",
    description: `<p>The smallest magnet fits between two larger ones on the sheet we cut, so it costs us little to make one more. It is the same magnet, and this is the page where you get it for less.</p>
<p>One photo, printed to the edge and sealed with a clear, wipeable film. It holds four sheets of paper on a steel door.</p>`,
    metaTitle: "Pet Photo Magnet on Sale, $4.99 | My Pet Canvas",
    metaDescription:
      "A 2 × 2 in photo magnet of your pet for $4.99: square, round or heart, with a wipeable film.",
    metaKeyword: "sale, pet magnet, cheap photo magnet, stocking stuffer",
  },
];
