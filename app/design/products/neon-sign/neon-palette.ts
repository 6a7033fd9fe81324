/** The colors of LED neon by name. */
export const neonPalette = {
  neonPink: "#ff5fa2",
  neonCyan: "#4de3ff",
  warmWhite: "#ffe3a8",
  coolWhite: "#eef6ff",
  lemonYellow: "#fff35c",
  sunsetOrange: "#ff9a3d",
  cherryRed: "#ff4d4d",
  limeGreen: "#8dff6a",
  violet: "#b780ff",
  oceanBlue: "#5b8cff",
};

/** Colors that the studio offers for tubes. */
export const glowColors = Object.values(neonPalette);
