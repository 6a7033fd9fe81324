import { swatchOption } from "./options";

/** Offers metal caps that hold a pane of acrylic to the wall. */
export const standOffOption = swatchOption("finish", "Stand-offs", {
  silver: ["Silver", "#d5d8dc"],
  black: ["Black", "#35363a"],
  gold: ["Gold", "#e3bd63"],
});
