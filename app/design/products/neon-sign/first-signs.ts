import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { neonCyan, neonPink, sunsetOrange, warmWhite } = neonPalette;

/** The simplest signs; the first is the studio's default. */
export const firstSigns = signsOf("Text only", [
  sign("one-line", "One line", [signText("name", [0.06, 0.18, 0.88, 0.64], "pacifico", neonPink)]),
  sign("two-lines", "Two lines", [
    signText("name", [0.06, 0.1, 0.88, 0.46], "pacifico", neonCyan),
    signText("line", [0.14, 0.6, 0.72, 0.26], "comfortaa", warmWhite),
  ]),
  sign("paw-and-name", "Paw and name", [
    artIn("paw", "paw", [0.06, 0.26, 0.22, 0.44], sunsetOrange),
    signText("name", [0.32, 0.18, 0.62, 0.64], "dancing-script", neonCyan),
  ]),
  sign("name-over-bone", "Name over a bone", [
    signText("name", [0.08, 0.08, 0.84, 0.5], "fredoka", neonPink),
    artIn("bone", "bone", [0.36, 0.42, 0.28, 0.56], warmWhite),
  ]),
]);
