import { frameOption } from "./frames";
import { wallPrint } from "./wall-print";

export const canvas = wallPrint({
  key: "canvas",
  options: [frameOption],
  bleed: 40,
  safe: 12,
});
