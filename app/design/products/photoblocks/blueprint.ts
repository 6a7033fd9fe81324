import { choice } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

export const photoblocks = wallPrint({
  key: "photoblocks",
  options: [choice("finish", "Edges", { clear: "Clear", frosted: "Frosted" })],
  bleed: 3,
  safe: 4,
  sizes: ["4x4", "5x5", "6x6", "5x7", "7x5"],
  offered: ["full-photo", "photo-and-name", "one-pet-portrait", "two-pet-portraits", "four-photos"],
  layouts: "all",
});
