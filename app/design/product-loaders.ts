import type { DesignedProduct } from "./designed-product";

/** Blueprint → where the browser fetches it, together with the others of its family. */
export const productLoaders: Record<string, () => Promise<DesignedProduct[]>> = {
  photomug: async () => (await import("./products/mugs")).mugs,
  canvas: async () => (await import("./products/canvases")).canvases,
  "acrylic-print": async () => (await import("./products/wall-prints")).wallPrints,
  "metal-print": async () => (await import("./products/wall-prints")).wallPrints,
  "wood-print": async () => (await import("./products/wall-prints")).wallPrints,
  frame: async () => (await import("./products/wall-prints")).wallPrints,
  poster: async () => (await import("./products/wall-prints")).wallPrints,
  photoboard: async () => (await import("./products/wall-prints")).wallPrints,
  "wall-set": async () => (await import("./products/wall-prints")).wallPrints,
  photoblocks: async () => (await import("./products/photo-blocks")).photoBlocks,
  pillow: async () => (await import("./products/pillows")).pillows,
  photoblanket: async () => (await import("./products/blankets")).blankets,
  photocoaster: async () => (await import("./products/shaped-goods")).shapedGoods,
  photomagnet: async () => (await import("./products/shaped-goods")).shapedGoods,
  mousepad: async () => (await import("./products/shaped-goods")).shapedGoods,
  photopuzzle: async () => (await import("./products/puzzles")).puzzles,
  doormat: async () => (await import("./products/doormats")).doormats,
  ornaments: async () => (await import("./products/ornaments")).ornaments,
  "pet-tags": async () => (await import("./products/tags")).tags,
  luggagetag: async () => (await import("./products/tags")).tags,
  "pet-bowls": async () => (await import("./products/bowls")).bowls,
};
