import { shapedGood } from "../../blueprint/shaped-good";
import { shapeOption } from "../../blueprint/shapes-offered";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";

const magnetSizes = ["2x2", "3x3"];

export const photomagnet = shapedGood({
  key: "photomagnet",
  options: [shapeOption("square", "circle", "heart"), inchOption(magnetSizes)],
  size: sizeBy("size", inchSizes(magnetSizes)),
  cornerRadius: 4,
  safe: 2,
});
