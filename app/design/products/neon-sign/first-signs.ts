import { shape, sign, signsOf, words } from "./board";
import { neonPalette } from "./neon-palette";

const { neonCyan, neonPink, sunsetOrange, warmWhite } = neonPalette;

/** The simplest signs; the first is the studio's default. */
export const firstSigns = signsOf("Text only", [
  sign(
    "one-line",
    "One line",
    words("name", [0.06, 0.18, 0.88, 0.64], { font: "pacifico", colour: neonPink }),
  ),
  sign(
    "two-lines",
    "Two lines",
    words("name", [0.06, 0.1, 0.88, 0.46], { font: "pacifico", colour: neonCyan }),
    words("line", [0.14, 0.6, 0.72, 0.26], { font: "comfortaa", colour: warmWhite }),
  ),
  sign(
    "paw-and-name",
    "Paw and name",
    shape("paw", "paw", [0.06, 0.26, 0.22, 0.44], sunsetOrange),
    words("name", [0.32, 0.18, 0.62, 0.64], { font: "dancing-script", colour: neonCyan }),
  ),
  sign(
    "name-over-bone",
    "Name over a bone",
    words("name", [0.08, 0.08, 0.84, 0.5], { font: "fredoka", colour: neonPink }),
    shape("bone", "bone", [0.36, 0.42, 0.28, 0.56], warmWhite),
  ),
]);
