import { shapedGood } from "../../blueprint/shaped-good";
import { shapeOption } from "../../blueprint/shapes-offered";

const piecesOption = {
  code: "pieces",
  title: "Set of",
  values: [
    { code: "4", title: "4 coasters" },
    { code: "6", title: "6 coasters" },
    { code: "8", title: "8 coasters" },
  ],
};

export const photocoaster = shapedGood({
  key: "photocoaster",
  options: [shapeOption("square", "circle"), piecesOption],
  size: () => ({ width: 95, height: 95 }),
  cornerRadius: 6,
  safe: 4,
});
