import { shape, sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { cherryRed, coolWhite, lemonYellow, limeGreen, neonCyan, neonPink, violet, warmWhite } = neonPalette;

export const nameSigns = signsOf("Pet names", [
  sign(
    "name-underlined",
    "Underlined name",
    signText("name", [0.06, 0.12, 0.88, 0.62], { font: "pacifico", color: warmWhite }),
    shape("underline", "neon-underline", [0.16, 0.74, 0.68, 0.18], neonPink),
  ),
  sign(
    "name-in-heart",
    "Name in a heart",
    shape("heart", "neon-wide-heart", [0.1, 0.05, 0.8, 0.9], neonPink),
    signText("name", [0.22, 0.24, 0.56, 0.42], { font: "sacramento", color: coolWhite }),
  ),
  sign(
    "name-crowned",
    "Name under a crown",
    shape("crown", "neon-crown", [0.39, 0.07, 0.22, 0.3], lemonYellow),
    signText("name", [0.06, 0.36, 0.88, 0.54], { font: "righteous", color: violet }),
  ),
  sign(
    "two-names",
    "Two names and a heart",
    signText("name", [0.05, 0.26, 0.38, 0.48], { font: "dancing-script", color: neonCyan }),
    shape("heart", "neon-heart", [0.445, 0.36, 0.11, 0.24], cherryRed),
    signText("line", [0.57, 0.26, 0.38, 0.48], { font: "dancing-script", color: neonPink }),
  ),
  sign(
    "family-and-pet",
    "Family and pet",
    signText("line", [0.1, 0.1, 0.8, 0.3], { font: "amatic-sc", color: warmWhite }),
    signText("name", [0.06, 0.38, 0.88, 0.5], { font: "pacifico", color: limeGreen }),
  ),
  sign(
    "name-framed",
    "Name in a frame",
    shape("frame", "neon-frame", [0.03, 0.04, 0.94, 0.92], neonCyan),
    signText("name", [0.12, 0.2, 0.76, 0.6], { font: "comfortaa", color: neonPink }),
  ),
  sign(
    "name-and-stars",
    "Name between stars",
    shape("star", "neon-star", [0.05, 0.12, 0.12, 0.24], lemonYellow),
    signText("name", [0.12, 0.22, 0.76, 0.58], { font: "caveat", color: violet }),
    shape("star-2", "neon-star", [0.84, 0.64, 0.1, 0.2], lemonYellow),
  ),
]);
