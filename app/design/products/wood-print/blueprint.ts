import { wallPrint } from "../../blueprint/wall-print";

export const woodPrint = wallPrint({
  key: "wood-print",
  options: [
    {
      code: "tone",
      title: "Wood",
      values: [
        { code: "birch", title: "Birch", swatch: "#ecd6b0" },
        { code: "oak", title: "Oak", swatch: "#d2a871" },
        { code: "walnut", title: "Walnut", swatch: "#a87b54" },
      ],
    },
  ],
  bleed: 3,
  safe: 8,
});
