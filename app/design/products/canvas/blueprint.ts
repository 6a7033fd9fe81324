import { frameOption } from "../../blueprint/frames";
import { wallPrint } from "../../blueprint/wall-print";

export const canvas = wallPrint({
  key: "canvas",
  options: [frameOption],
  bleed: 40,
  safe: 12,
  layouts: "all",
});
