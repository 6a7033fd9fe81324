/** What a product's page says after each of its forms. */
export const productDone: Record<string, string> = {
  save: "The draft was saved. The shop hasn't changed yet.",
  publish: "The draft is published. The shop shows it now.",
  schedule: "The draft is scheduled.",
  discard: "The draft was discarded.",
  undo: "The change was undone. The shop shows it now.",
};
