import { glassOption, matWidthOption } from "../../blueprint/mats-and-glass";
import { wallPrint } from "../../blueprint/wall-print";

export const framedPrint = wallPrint({
  key: "frame",
  options: [
    {
      code: "frame",
      title: "Frame",
      values: [
        { code: "black", title: "Black", swatch: "#2b2826" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "white", title: "White", swatch: "#faf8f4" },
        { code: "walnut", title: "Walnut", swatch: "#6f4a30" },
      ],
    },
    {
      code: "color",
      title: "Mat",
      idleWith: { option: "border", value: "none" },
      values: [
        { code: "white", title: "White", swatch: "#fdfbf7" },
        { code: "cream", title: "Cream", swatch: "#f3e7d2" },
        { code: "charcoal", title: "Charcoal", swatch: "#4a4643" },
      ],
    },
    matWidthOption("2in", "1in", "none"),
    glassOption("acrylic", "non-reflecting"),
  ],
  bleed: 3,
  safe: 7,
});
