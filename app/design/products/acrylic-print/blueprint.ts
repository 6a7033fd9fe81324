import { wallPrint } from "../../blueprint/wall-print";

export const acrylicPrint = wallPrint({
  key: "acrylic-print",
  options: [
    {
      code: "finish",
      title: "Stand-offs",
      values: [
        { code: "silver", title: "Silver", swatch: "#d5d8dc" },
        { code: "black", title: "Black", swatch: "#35363a" },
        { code: "gold", title: "Gold", swatch: "#e3bd63" },
      ],
    },
  ],
  bleed: 3,
  safe: 10,
});
