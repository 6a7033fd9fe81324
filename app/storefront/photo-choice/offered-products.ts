/** What one photo is seen on, in this order, by sku. */
export const offeredProducts: string[] = [
  "photo-mug",
  "canvas-print",
  "pet-pillow",
  "pet-blanket",
  "framed-print",
  "photo-block",
  "acrylic-print",
  "photo-ornament",
  "photo-puzzle",
  "pet-poster",
  "photo-coasters",
  "photo-magnet",
];

/** In which arrangement a tool opens for one photo; tools without it open in their usual one. */
export const ONE_PHOTO = "full-photo";
