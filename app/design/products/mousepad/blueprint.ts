import { shapedGood } from "../../blueprint/shaped-good";
import { shapeOption } from "../../blueprint/shapes-offered";
import { sizeBy } from "../../blueprint/sizes";

export const mousepad = shapedGood({
  key: "mousepad",
  options: [shapeOption("rectangle", "circle")],
  size: sizeBy("shape", { rectangle: { width: 240, height: 200 }, circle: { width: 200, height: 200 } }),
  cornerRadius: 10,
  safe: 6,
});
