import { frameOption } from "../../blueprint/frames";
import { edgesOption, stretched } from "../../blueprint/stretched-canvas";
import { wallPrint } from "../../blueprint/wall-print";

export const canvas = wallPrint({
  key: "canvas",
  options: [frameOption, edgesOption],
  ...stretched,
  safe: 12,
  layouts: "all",
});
