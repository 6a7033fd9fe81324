/** What a page says after each form about its draft. */
export const draftDone: Record<string, string> = {
  add: "The product was added. Nobody sees it before its draft is published.",
  save: "The draft was saved. The shop hasn't changed yet.",
  publish: "The draft is published. The shop shows it now.",
  unchanged: "Nothing differs from the shop, so there was nothing to publish.",
  schedule: "The draft is scheduled.",
  discard: "The draft was discarded.",
  "delete-for-good": "The picture is deleted for good.",
  delete: "It was deleted from the shop.",
  reset: "It's as in the brand's folder again. The shop shows it now.",
  undo: "The change was undone. The shop shows it now.",
};
