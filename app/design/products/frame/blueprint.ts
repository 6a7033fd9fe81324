import { glassOption, matWidthOption } from "../../blueprint/mats-and-glass";
import { swatchOption } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

export const framedPrint = wallPrint({
  key: "frame",
  options: [
    swatchOption("frame", "Frame", {
      black: ["Black", "#2b2826"],
      oak: ["Oak", "#c49a66"],
      white: ["White", "#faf8f4"],
      walnut: ["Walnut", "#6f4a30"],
    }),
    {
      ...swatchOption("color", "Mat", {
        white: ["White", "#fdfbf7"],
        cream: ["Cream", "#f3e7d2"],
        charcoal: ["Charcoal", "#4a4643"],
      }),
      idleWith: { option: "border", value: "none" },
    },
    matWidthOption("2in", "1in", "none"),
    glassOption("acrylic", "non-reflecting"),
  ],
  bleed: 3,
  safe: 7,
});
