import { surfaceFinish } from "../../blueprint/surface-finish";
import { wallPrint } from "../../blueprint/wall-print";

export const metalPrint = wallPrint({
  key: "metal-print",
  options: [surfaceFinish],
  bleed: 3,
  safe: 8,
  layouts: "all",
});
