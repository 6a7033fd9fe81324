import type { BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { type Layout, layout, photoIn, textIn, whole } from "../../blueprint/layout";
import { choice, fixedInSample } from "../../blueprint/options";
import { cream, navy, sand, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";
import type { Surface } from "../../document/document";
import { SPINE_DETAIL } from "../../surfaces/spine-width";
import { bindingOf, coverBleed, gutterOf, spineQuestion } from "./binding";
import { archWithCaption, collage, fourPhotos, onePhoto, photoWithCaption, twoPhotos } from "./book-pages";

const codes = ["8x8", "8x11", "12x12"];
const page = sizeBy("size", inchSizes(codes));
const paper = { group: "Pages", size: page, bleed: 3, mask: rectangle };

const framedCover = layout(sand, [
  photoIn("photo", [0.15, 0.12, 0.7, 0.58]),
  textIn("title", [0.12, 0.755, 0.76, 0.1], { font: "playfair-display", color: navy }),
]);
const fullCover = layout(white, [
  photoIn("photo", whole),
  textIn("title", [0.1, 0.82, 0.8, 0.11], { font: "pacifico", color: white }),
]);
const bandCover = layout(cream, [
  photoIn("photo", [0, 0, 1, 0.72]),
  textIn("title", [0.1, 0.79, 0.8, 0.12], { font: "fredoka", color: terracotta }),
]);

/** A cover and twenty, thirty or forty pages; the layout is chosen for the whole book. */
export const photobook = withSharedLayouts(
  {
    key: "photobook",
    options: [
      inchOption(codes),
      fixedInSample(choice("cover", "Cover", { soft: "Soft", hard: "Hard" })),
      fixedInSample(choice("pages", "Pages", { 20: "20 pages", 30: "30 pages", 40: "40 pages" })),
    ],
    surfaces: (options) => [
      printedSurface({ ...paper, ...coverBleed(options), key: "cover", title: "Cover", safe: 12 }),
      ...pageNumbers(options).map((number) =>
        printedSurface({
          ...paper,
          key: `page-${number}`,
          title: `Page ${number}`,
          safe: 8,
          bindingStrip: gutterOf(number, page),
        }),
      ),
    ],
    mayHaveBlanks: true,
    pagesOption: "pages",
    binding: bindingOf,
    slots: {
      ...photoQuestions(4),
      title: lineQuestion("Title", 28, "Our first year"),
      caption: lineQuestion("Caption", 48, "The day we met"),
    },
    details: { [SPINE_DETAIL]: spineQuestion },
    templates: [
      template("story", "A bit of everything", framedCover, [
        onePhoto,
        photoWithCaption,
        collage,
        twoPhotos,
        archWithCaption,
      ]),
      template("one-photo", "One photo per page", fullCover, [onePhoto]),
      template("captions", "Photos with captions", framedCover, [photoWithCaption, archWithCaption]),
      template("two-photos", "Two photos per page", framedCover, [twoPhotos]),
      template("collage", "Collage", bandCover, [collage, fourPhotos]),
    ],
  },
  { surfaces: (key) => key !== "cover", isNameless: true },
);

function pageNumbers({ pages }: ChosenOptions): number[] {
  return Array.from({ length: Number(pages) || 20 }, (_, index) => index + 1);
}

/** @param layouts of the first pages, repeated for the others */
function template(key: string, title: string, cover: Layout, layouts: Layout[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = page(options);
      const pages = pageNumbers(options).map((number): [string, Surface] => [
        `page-${number}`,
        layouts[(number - 1) % layouts.length](size),
      ]);
      return { cover: cover(size), ...Object.fromEntries(pages) };
    },
  };
}
