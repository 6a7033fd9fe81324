import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { cherryRed, coolWhite, lemonYellow, limeGreen, neonCyan, neonPink, violet, warmWhite } = neonPalette;

export const nameSigns = signsOf("Pet names", [
  sign("name-underlined", "Underlined name", [
    signText("name", [0.06, 0.12, 0.88, 0.62], "pacifico", warmWhite),
    artIn("underline", "neon-underline", [0.16, 0.74, 0.68, 0.18], neonPink),
  ]),
  sign("name-in-heart", "Name in a heart", [
    artIn("heart", "neon-wide-heart", [0.1, 0.05, 0.8, 0.9], neonPink),
    signText("name", [0.22, 0.24, 0.56, 0.42], "sacramento", coolWhite),
  ]),
  sign("name-crowned", "Name under a crown", [
    artIn("crown", "neon-crown", [0.39, 0.07, 0.22, 0.3], lemonYellow),
    signText("name", [0.06, 0.36, 0.88, 0.54], "righteous", violet),
  ]),
  sign("two-names", "Two names and a heart", [
    signText("name", [0.05, 0.26, 0.38, 0.48], "dancing-script", neonCyan),
    artIn("heart", "neon-heart", [0.445, 0.36, 0.11, 0.24], cherryRed),
    signText("line", [0.57, 0.26, 0.38, 0.48], "dancing-script", neonPink),
  ]),
  sign("family-and-pet", "Family and pet", [
    signText("line", [0.1, 0.1, 0.8, 0.3], "amatic-sc", warmWhite),
    signText("name", [0.06, 0.38, 0.88, 0.5], "pacifico", limeGreen),
  ]),
  sign("name-framed", "Name in a frame", [
    artIn("frame", "neon-frame", [0.03, 0.04, 0.94, 0.92], neonCyan),
    signText("name", [0.12, 0.2, 0.76, 0.6], "comfortaa", neonPink),
  ]),
  sign("name-and-stars", "Name between stars", [
    artIn("star", "neon-star", [0.05, 0.12, 0.12, 0.24], lemonYellow),
    signText("name", [0.12, 0.22, 0.76, 0.58], "caveat", violet),
    artIn("star-2", "neon-star", [0.84, 0.64, 0.1, 0.2], lemonYellow),
  ]),
]);
