import { frameWoodOption } from "../../blueprint/frames";
import { glassOption, matColorOption, matWidthOption } from "../../blueprint/mats-and-glass";
import { choice } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

/** Width by height in inches of the picture; mat and molding go around it. */
const codes = ["5x7", "8x8", "8x10", "11x14", "12x12", "16x20", "24x36", "7x5", "14x11", "20x16", "36x24"];

/** Millimeters of the picture covered by the mat or by the molding's lip. */
const covered = { mat: 3, lip: 6 };
/** Millimeters between important content and what is covered. */
const CLEAR = 1.5;

export const customframe = wallPrint({
  key: "customframe",
  options: [
    choice("profile", "Molding", {
      flat: "Flat 3/4 in",
      rounded: "Rounded 1 in",
      stepped: "Stepped 1 1/4 in",
      beaded: "Beaded 1 1/2 in",
    }),
    frameWoodOption("Wood", "black", "white", "oak", "walnut", "cherry", "gold"),
    matWidthOption("none", "1in", "2in"),
    matColorOption("white", "cream", "sage", "navy", "charcoal"),
    glassOption("plain", "acrylic", "non-reflecting"),
  ],
  sizes: codes,
  title: "Picture",
  bleed: 3,
  safe: covered.mat + CLEAR,
  byOptions: ({ border }) => (border === "none" ? { safe: covered.lip + CLEAR } : {}),
});
