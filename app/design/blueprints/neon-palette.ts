/** The colours of light that LED neon comes in. */
export const neonPink = "#ff5fa2";
export const neonCyan = "#4de3ff";
export const warmWhite = "#ffe3a8";
export const coolWhite = "#eef6ff";
export const lemonYellow = "#fff35c";
export const sunsetOrange = "#ff9a3d";
export const cherryRed = "#ff4d4d";
export const limeGreen = "#8dff6a";
export const violet = "#b780ff";
export const oceanBlue = "#5b8cff";

/** What a tube may glow in, as the studio shows them. */
export const glowColours = [
  neonPink,
  neonCyan,
  warmWhite,
  coolWhite,
  lemonYellow,
  sunsetOrange,
  cherryRed,
  limeGreen,
  violet,
  oceanBlue,
];
