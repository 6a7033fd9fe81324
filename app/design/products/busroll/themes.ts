import {
  blush,
  cream,
  ink,
  marigold,
  mint,
  navy,
  pine,
  sand,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";

/** Style of a template's words: fonts and colors alternate. */
interface Theme {
  title: string;
  background: string;
  fonts: string[];
  colors: string[];
  /** One word below the other, as typed, aligned like this; without it, capitals in justified rows. */
  list?: "left" | "center";
}

/** Rows need fonts whose widths are in letter-widths.ts. */
export const themes: Record<string, Theme> = {
  destination: { title: "Bus scroll", background: ink, fonts: ["bebas-neue"], colors: [cream] },
  "color-lines": {
    title: "Lines of color",
    background: cream,
    fonts: ["bebas-neue"],
    colors: [ink, terracotta, pine, navy],
  },
  "mixed-type": {
    title: "Mixed lettering",
    background: navy,
    fonts: ["bebas-neue", "playfair-display", "righteous"],
    colors: [white, marigold, blush, mint, sky],
  },
  "show-poster": {
    title: "Show poster",
    background: marigold,
    fonts: ["righteous"],
    colors: [ink, terracotta],
  },
  bookplate: { title: "Bookplate", background: white, fonts: ["playfair-display"], colors: [ink] },
  departures: {
    title: "Departure board",
    background: pine,
    fonts: ["bebas-neue"],
    colors: [marigold, cream],
    list: "left",
  },
  handwritten: {
    title: "Handwritten list",
    background: sand,
    fonts: ["caveat"],
    colors: [navy],
    list: "left",
  },
  script: {
    title: "Centered script",
    background: blush,
    fonts: ["pacifico", "playfair-display"],
    colors: [terracotta, ink],
    list: "center",
  },
};
