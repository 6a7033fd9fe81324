import type { PageSeed } from "../page-seed";

/** The home page has no words of its own here: only what search engines are told of it. */
export const home: PageSeed = {
  identifier: "home",
  title: "My Pet Canvas",
  contentHeading: "",
  metaTitle: "Custom Pet Gifts and Prints | My Pet Canvas",
  metaDescription:
    "Canvas prints, mugs, pillows, blankets and tags with your own pet's photo and name. See it before you buy, made to order in the US.",
  metaKeywords: "custom pet gifts, pet canvas prints, pet portraits, pet photo gifts",
  updatedOn: "2026-11-12",
  content: "",
};
