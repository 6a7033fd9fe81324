import { roomTones } from "./room";
import type { SceneBackground } from "./scene";

interface Fur {
  coat: string;
  head: string;
  shade: string;
  bib: string;
  bibShade: string;
}

const golden: Fur = {
  coat: "#d99a52",
  head: "#e3a75e",
  shade: "#b0722f",
  bib: "#f6d9a8",
  bibShade: "#dcae6e",
};
const chocolate: Fur = {
  coat: "#7d5138",
  head: "#8a5b40",
  shade: "#4f2f1e",
  bib: "#e6c9a4",
  bibShade: "#c09a70",
};
const silver: Fur = {
  coat: "#78838f",
  head: "#86919d",
  shade: "#46505b",
  bib: "#f8f6f2",
  bibShade: "#cbd0d6",
};
const cream: Fur = {
  coat: "#ead7b8",
  head: "#f3e4ca",
  shade: "#b89a6e",
  bib: "#fffaf0",
  bibShade: "#e2cfae",
};

/** A coat that sets off the wall. */
const furs: Record<SceneBackground, Fur> = { sand: golden, mint: chocolate, sky: silver, blush: cream };

/** The colors of the drawing "dog-chest" on a wall of that background. */
export function dogChestColors(background: SceneBackground): Fur & { collar: string } {
  const { accent, furniture } = roomTones[background];
  return { ...furs[background], collar: background === "sky" ? accent : furniture };
}
