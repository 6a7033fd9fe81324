import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { designWarnings } from "~/design/advice/warnings";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { dropEmptyPages, hasEmptyPages } from "~/design/surfaces/drop-empty-pages";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, photoOf, placed, textOf, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
const OTHER = "a-photo-of-max";

function blanks(document: DesignDocument): string[] {
  return designWarnings(document, { photos: {}, outline: serverOutline })
    .filter(({ kind }) => kind === "blank")
    .map(({ message }) => message);
}

describe("a book with empty pages", () => {
  const book = aDesign("photobook", { template: "one-photo" }, placed("cover", "photo", PHOTO));

  test("can be ordered after one warning that counts them", () => {
    expect(designProblems(book, serverOutline)).toEqual([]);
    expect(blanks(book)).toEqual([
      "20 pages have empty photo spots, which will print blank: Page 1, Page 2, Page 3 and 17 more.",
    ]);
  });

  test("still requires the photo of its cover", () => {
    const bare = aDesign("photobook", { template: "one-photo" }, placed("page-1", "photo", PHOTO));
    expect(designProblems(bare, serverOutline)).toEqual([
      { field: "cover.photo", message: "Add a photo for Cover." },
    ]);
  });

  test("warns of nothing when it is full", () => {
    expect(blanks(applyCommand(book, { type: "repeat-photos" }))).toEqual([]);
  });
});

test("a calendar names its only blank month", () => {
  const year = aDesign("calendar", { options: { start: "2027-01" } }, placed("cover", "photo", PHOTO));
  const full = applyCommand(year, { type: "repeat-photos" });
  const april = applyCommand(full, placed("month-4", "photo", null));
  expect(blanks(april)).toEqual(["April 2027 has an empty photo spot, which will print blank."]);
});

test("a memory game requires every picture", () => {
  const game = aDesign("didacticgame", { template: "photos" }, placed("pair-1", "photo", PHOTO));
  expect(designProblems(game, serverOutline).length).toBeGreaterThan(0);
  expect(blanks(game)).toEqual([]);
});

describe("removing empty pages", () => {
  test("moves photos and captions forward, and chooses the fewest pages", () => {
    const book = aDesign(
      "photobook",
      { template: "captions", options: { pages: "40" } },
      placed("cover", "photo", PHOTO),
      placed("page-7", "photo", PHOTO),
      typed("page-7", "caption", "The day we met"),
      placed("page-31", "photo", OTHER),
    );
    const closed = dropEmptyPages(book);
    expect(closed.options.pages).toBe("20");
    expect(Object.keys(closed.surfaces)).toHaveLength(21);
    expect(photoOf(closed, "page-1", "photo").photoId).toBe(PHOTO);
    expect(textOf(closed, "page-1", "caption").text).toBe("The day we met");
    expect(photoOf(closed, "page-3", "photo").photoId).toBe(OTHER);
    expect(acceptDesignDocument(closed)).toHaveProperty("document");
    expect(hasEmptyPages(closed)).toBe(false);
  });

  test("keeps every page on a page of its layout", () => {
    const book = aDesign(
      "photobook",
      { template: "story", options: { pages: "30" } },
      placed("cover", "photo", PHOTO),
      placed("page-28", "photo-3", OTHER),
    );
    const closed = dropEmptyPages(book);
    expect(photoOf(closed, "page-3", "photo-3").photoId).toBe(OTHER);
    expect(acceptDesignDocument(closed)).toHaveProperty("document");
  });

  test("changes nothing in a calendar, whose months are fixed", () => {
    const year = aDesign("calendar", {}, placed("cover", "photo", PHOTO));
    expect(dropEmptyPages(year)).toBe(year);
    expect(hasEmptyPages(year)).toBe(false);
  });
});
