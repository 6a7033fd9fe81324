import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

/** What every canvas has in common. */

export const canvasTool = { blueprint: "canvas", path: "/canvas-tool" };

export const canvasPriceCents = 2999;

export const canvasSurcharges = {
  size: printSizePrices({ "8x10": 400, "11x14": 800, "12x12": 900, "16x20": 2200, "24x36": 3344 }),
  frame: { black: 1500, oak: 1800, white: 1500 },
};

export const canvasBasics = {
  family: "canvas",
  categories: ["custom-canvas-pet-prints", "custom-pet-prints", "wall-art"],
  surcharges: canvasSurcharges,
  productionDays: 3,
} satisfies Partial<ProductSeed>;

export const canvasMaterial = `
<h3>What it is made of</h3>
<p>Cotton canvas of 380 g/m², printed with archival pigment inks and stretched by hand over a kiln-dried pine frame, 1.25 in deep. Framed canvases sit in a wooden float frame with a narrow shadow gap. It arrives ready to hang.</p>`;

const sizes = `
<h3>Sizes</h3>
<ul>
  <li>8 × 8 and 8 × 10 in for shelves, desks and small gaps</li>
  <li>11 × 14 and 12 × 12 in for a wall of several</li>
  <li>16 × 20 in above a sideboard, upright or wide</li>
  <li>24 × 36 in over the sofa, upright or wide</li>
</ul>`;

export const canvasCare = `
<h3>Care</h3>
<p>Dust it with a dry brush and keep it out of direct sun; the inks are rated for more than 75 years indoors.</p>`;

export const canvasMaking = canvasMaterial + sizes + canvasCare;
