import { frameOption } from "./frames";
import { wallPrint } from "./wall-print";

export const canvas = wallPrint({
  key: "canvas",
  scene: "canvas",
  options: [frameOption],
  bleed: 40,
  safe: 12,
});
