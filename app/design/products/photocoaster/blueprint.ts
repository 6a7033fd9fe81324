import { choice } from "../../blueprint/options";
import { shapedGood } from "../../blueprint/shaped-good";
import { shapeOption } from "../../blueprint/shapes-offered";

const piecesOption = choice("pieces", "Set of", { 4: "4 coasters", 6: "6 coasters", 8: "8 coasters" });

export const photocoaster = shapedGood({
  key: "photocoaster",
  options: [shapeOption("square", "circle"), piecesOption],
  size: () => ({ width: 95, height: 95 }),
  cornerRadius: 6,
  safe: 4,
});
