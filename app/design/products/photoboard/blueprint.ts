import { surfaceFinish } from "../../blueprint/surface-finish";
import { wallPrint } from "../../blueprint/wall-print";

export const photoboard = wallPrint({
  key: "photoboard",
  options: [surfaceFinish],
  bleed: 3,
  safe: 5,
  sizes: ["5x7", "8x8", "8x10", "7x5", "10x8"],
});
