import { frameWoodOption } from "../../blueprint/frames";
import { glassOption, matColorOption, matWidthOption } from "../../blueprint/mats-and-glass";
import { wallPrint } from "../../blueprint/wall-print";

export const frame = wallPrint({
  key: "frame",
  options: [
    frameWoodOption("Frame", "black", "oak", "white", "walnut"),
    matColorOption("white", "cream", "charcoal"),
    matWidthOption("2in", "1in", "none"),
    glassOption("acrylic", "non-reflecting"),
  ],
  bleed: 3,
  safe: 7,
  layouts: "all",
});
