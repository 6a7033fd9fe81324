/** The reasons of claims, as stored, in words for staff. */
export const reasonTexts: Record<string, string> = {
  damaged: "damaged",
  wrong_item: "not what was ordered",
  misprinted: "not printed well",
  not_received: "never arrived",
  other: "something else is wrong",
};
