/** Label of a design in words, where the options of a line are listed. */
export const DESIGN_LABEL = "Design";
