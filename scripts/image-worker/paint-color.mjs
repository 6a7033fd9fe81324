/** Names of colors that drawing programs write; others are drawn in the color that the shopper chooses. */
const NAMES = {
  black: "#000000",
  silver: "#c0c0c0",
  gray: "#808080",
  grey: "#808080",
  white: "#ffffff",
  maroon: "#800000",
  red: "#ff0000",
  purple: "#800080",
  fuchsia: "#ff00ff",
  magenta: "#ff00ff",
  green: "#008000",
  lime: "#00ff00",
  olive: "#808000",
  yellow: "#ffff00",
  navy: "#000080",
  blue: "#0000ff",
  teal: "#008080",
  aqua: "#00ffff",
  cyan: "#00ffff",
  orange: "#ffa500",
  pink: "#ffc0cb",
  brown: "#a52a2a",
  gold: "#ffd700",
  tan: "#d2b48c",
};

export const WHITE = NAMES.white;

/**
 * Returns the color of a paint as six digits; undefined for others, such as gradients.
 * @param {string} paint in lower case
 */
export function paintColor(paint) {
  if (Object.hasOwn(NAMES, paint)) return NAMES[paint];
  const [, digits] = /^#([0-9a-f]{3,8})$/.exec(paint) ?? [];
  if (digits?.length === 3 || digits?.length === 4)
    return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join("")}`;
  if (digits?.length === 6 || digits?.length === 8) return `#${digits.slice(0, 6)}`;
  const [, list] = /^rgba?\(([\d.,%\s/]+)\)$/.exec(paint) ?? [];
  const channels = (list ?? "")
    .split(/[\s,/]+/)
    .filter(Boolean)
    .slice(0, 3)
    .map(channelOf);
  return channels.length === 3 && channels.every(Number.isFinite)
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
    : undefined;
}

function channelOf(text) {
  const value = text.endsWith("%") ? Number(text.slice(0, -1)) * 2.55 : Number(text);
  return Math.round(Math.min(255, value));
}

/**
 * Checks whether a paint draws nothing. Paints that are partly transparent are drawn in full.
 * @param {string} paint in lower case
 */
export function isNone(paint) {
  if (paint === "none" || paint === "transparent") return true;
  if (/^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/.test(paint)) return true;
  const [, list] = /^(?:rgb|hsl)a?\(([^()]+)\)$/.exec(paint) ?? [];
  const [alpha] = (list ?? "")
    .split(/[\s,/]+/)
    .filter(Boolean)
    .slice(3);
  return alpha !== undefined && isTransparent(alpha);
}

/** Checks whether an opacity, such as 0 or 0%, leaves nothing. */
export function isTransparent(opacity) {
  return Number.parseFloat(opacity) <= 0;
}
