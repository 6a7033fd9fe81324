import { shape, sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { cherryRed, coolWhite, lemonYellow, neonCyan, oceanBlue, violet, warmWhite } = neonPalette;

export const memorialSigns = signsOf("In memory", [
  sign(
    "wings-and-name",
    "Wings and name",
    shape("halo", "neon-halo", [0.44, 0.06, 0.12, 0.09], lemonYellow),
    shape("wings", "neon-wings", [0.12, 0.08, 0.76, 0.5], coolWhite),
    signText("name", [0.14, 0.5, 0.72, 0.42], { font: "sacramento", color: warmWhite }),
  ),
  sign(
    "halo-paw",
    "Paw with a halo",
    shape("halo", "neon-halo", [0.1, 0.08, 0.18, 0.12], lemonYellow),
    shape("paw", "neon-paw", [0.07, 0.24, 0.24, 0.62], coolWhite),
    signText("name", [0.35, 0.24, 0.6, 0.56], { font: "dancing-script", color: violet }),
  ),
  sign(
    "forever",
    "Forever, with years",
    signText("phrase", [0.08, 0.08, 0.84, 0.28], {
      font: "amatic-sc",
      color: neonCyan,
      text: "forever our",
    }),
    signText("name", [0.06, 0.3, 0.88, 0.42], { font: "pacifico", color: warmWhite }),
    signText("years", [0.2, 0.73, 0.6, 0.18], { font: "comfortaa", color: neonCyan }),
  ),
  sign(
    "moon-and-star",
    "Moon, star and name",
    shape("moon", "neon-moon", [0.06, 0.1, 0.3, 0.8], warmWhite),
    shape("star", "neon-star", [0.25, 0.18, 0.1, 0.2], lemonYellow),
    signText("name", [0.38, 0.2, 0.57, 0.4], { font: "sacramento", color: coolWhite }),
    signText("phrase", [0.4, 0.62, 0.54, 0.22], {
      font: "comfortaa",
      color: oceanBlue,
      text: "sleep well",
    }),
  ),
  sign(
    "rainbow",
    "Rainbow and name",
    shape("arc", "neon-arc", [0.1, 0.06, 0.8, 0.8], cherryRed),
    shape("arc-2", "neon-arc", [0.15, 0.17, 0.7, 0.7], lemonYellow),
    shape("arc-3", "neon-arc", [0.2, 0.28, 0.6, 0.6], oceanBlue),
    signText("name", [0.26, 0.46, 0.48, 0.4], { font: "dancing-script", color: coolWhite }),
  ),
]);
