import type { Blueprint, BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { part, photoSlot, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { cream, navy, sand, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, type Size, sizeBy } from "../../blueprint/sizes";
import type { Surface } from "../../document/document";
import {
  archWithCaption,
  collage,
  fourPhotos,
  onePhoto,
  type PageLayout,
  photoWithCaption,
  twoPhotos,
} from "./book-pages";

const codes = ["8x8", "8x11", "12x12"];
const page = sizeBy("size", inchSizes(codes));
const paper = { group: "Pages", size: page, bleed: 3, mask: rectangle };

/** A cover and twenty, thirty or forty pages; the layout is chosen for the whole book. */
export const photobook: Blueprint = {
  key: "photobook",
  options: [
    inchOption(codes),
    { ...choice("cover", "Cover", { soft: "Soft", hard: "Hard" }), fixedInSample: true },
    {
      code: "pages",
      title: "Pages",
      fixedInSample: true,
      values: ["20", "30", "40"].map((code) => ({ code, title: `${code} pages` })),
    },
  ],
  surfaces: (options) => [
    printedSurface({ ...paper, key: "cover", title: "Cover", safe: 12 }),
    ...pageNumbers(options).map((number) =>
      printedSurface({ ...paper, key: `page-${number}`, title: `Page ${number}`, safe: 8 }),
    ),
  ],
  slots: {
    ...photoQuestions(4),
    title: lineQuestion("Title", 28, "Our first year"),
    caption: lineQuestion("Caption", 48, "The day we met"),
  },
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
};

function pageNumbers({ pages }: ChosenOptions): number[] {
  return Array.from({ length: Number(pages) || 20 }, (_, index) => index + 1);
}

/** @param layouts of the first pages, repeated for the others */
function template(key: string, title: string, cover: PageLayout, layouts: PageLayout[]): BlueprintTemplate {
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

function framedCover(size: Size): Surface {
  return surface(
    sand,
    photoSlot("photo", part(size, 0.15, 0.12, 0.7, 0.58)),
    textSlot("title", part(size, 0.12, 0.755, 0.76, 0.1), { font: "playfair-display", color: navy }),
  );
}

function fullCover(size: Size): Surface {
  return surface(
    white,
    photoSlot("photo", { x: 0, y: 0, ...size }),
    textSlot("title", part(size, 0.1, 0.82, 0.8, 0.11), { font: "pacifico", color: white }),
  );
}

function bandCover(size: Size): Surface {
  return surface(
    cream,
    photoSlot("photo", part(size, 0, 0, 1, 0.72)),
    textSlot("title", part(size, 0.1, 0.79, 0.8, 0.12), { font: "fredoka", color: terracotta }),
  );
}
