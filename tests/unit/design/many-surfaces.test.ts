import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { fillPhotos } from "~/design/photos/fill-photos";
import { photobook } from "~/design/products/photobook/blueprint";
import { photoprints } from "~/design/products/photoprints/blueprint";
import { startState, studioReducer } from "~/storefront/studio/studio-state";

function place(surface: string, portrait: string, layer = "photo"): Command {
  return { type: "place-photo", surface, layer, photoId: `portrait:${portrait}` };
}

function photoOn(document: DesignDocument, surface: string): string | null | undefined {
  const layer = document.surfaces[surface]?.layers.find(({ id }) => id === "photo");
  return layer?.kind === "photo" ? layer.photoId : undefined;
}

function choose(code: string, value: string): Command {
  return { type: "choose-option", code, value };
}

describe("a book", () => {
  const book = startDocument(photobook, { template: "one-photo" });

  test.each([
    ["20", 21],
    ["30", 31],
    ["40", 41],
  ])("of %s pages has %i surfaces with the cover, and is accepted", (pages, surfaces) => {
    const document = applyCommand(book, choose("pages", pages));
    expect(Object.keys(document.surfaces)).toHaveLength(surfaces);
    expect(acceptDesignDocument(document)).toEqual({ document });
  });

  test("keeps its pages when it grows; undo restores removed ones", () => {
    const long = applyCommand(book, choose("pages", "40"));
    const filled = [place("page-3", "dog-corgi"), place("page-35", "cat-tabby")].reduce(applyCommand, long);
    let state = studioReducer(startState(filled), { type: "apply", commands: [choose("pages", "20")] });
    expect(photoOn(state.document, "page-3")).toBe("portrait:dog-corgi");
    expect(photoOn(state.document, "page-35")).toBeUndefined();

    state = studioReducer(state, { type: "apply", commands: [choose("pages", "30")] });
    expect(photoOn(state.document, "page-21")).toBeNull();

    state = studioReducer(studioReducer(state, { type: "undo" }), { type: "undo" });
    expect(photoOn(state.document, "page-35")).toBe("portrait:cat-tabby");
  });

  test("keeps every photo on its page in another template", () => {
    const filled = [place("page-1", "dog-corgi"), place("page-2", "cat-tabby")].reduce(applyCommand, book);
    const document = applyCommand(filled, { type: "choose-template", template: "captions" });
    expect(photoOn(document, "page-1")).toBe("portrait:dog-corgi");
    expect(photoOn(document, "page-2")).toBe("portrait:cat-tabby");
    expect(photoOn(document, "page-3")).toBeNull();
  });
});

describe("prints", () => {
  const set = (...lines: string[]): Command => ({ type: "set-details", name: "prints", lines });
  const two = [
    set("4x6 1", "5x7 2", "4x6 3"),
    place("print-2", "dog-corgi"),
    place("print-3", "rabbit"),
  ].reduce(applyCommand, startDocument(photoprints));

  test("are counted by size, in both orientations together", () => {
    expect(photoprints.counts?.(two)).toEqual({ "print-4x6": 4, "print-5x7": 2 });
    const turned = applyCommand(two, set("6x4 1", "5x7 2", "4x6 3"));
    expect(photoprints.counts?.(turned)).toEqual({ "print-4x6": 4, "print-5x7": 2 });
  });

  test.each([
    ["two-photos", 5, 3],
    ["four-photos", 5, 2],
    ["caption", 3, 3],
  ])(
    "grow by one for as many photos as the layout %s has: %i photos on %i prints",
    (template, count, prints) => {
      const photos = Array.from({ length: count }, (_, index) => ({
        id: `photo-000${index}`,
        width: 1200,
        height: 900,
        takenAt: null,
      }));
      const document = fillPhotos(startDocument(photoprints, { template }), photos);
      expect(Object.keys(document.surfaces)).toHaveLength(prints);
      const placed = layersOf(document).flatMap(({ layer }) =>
        layer.kind === "photo" ? layer.photoId : null,
      );
      expect(placed.filter((id) => id !== null)).toHaveLength(count);
    },
  );

  test("keep their photos when one is removed", () => {
    const document = applyCommand(two, set("4x6 1", "5x7 0", "4x6 3"));
    expect(Object.keys(document.surfaces)).toEqual(["print-1", "print-3"]);
    expect(photoOn(document, "print-3")).toBe("portrait:rabbit");
    expect(photoprints.counts?.(document)).toEqual({ "print-4x6": 4 });
    expect(acceptDesignDocument(document)).toEqual({ document });
  });

  test("are never empty", () => {
    expect(Object.keys(applyCommand(two, set("4x6 0")).surfaces)).toEqual(["print-1"]);
  });

  test("have a white border around the photo, if chosen", () => {
    const document = applyCommand(two, choose("border", "white"));
    expect(document.surfaces["print-2"].layers[0].box).toEqual({ x: 6, y: 6, width: 115, height: 165.8 });
  });
});
