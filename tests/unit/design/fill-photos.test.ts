import { describe, expect, test } from "vitest";
import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { fillPhotos, unplacedPhotos } from "~/design/photos/fill-photos";
import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import { calendar } from "~/design/products/calendar/blueprint";
import { photobook } from "~/design/products/photobook/blueprint";
import { photoprints } from "~/design/products/photoprints/blueprint";

const upright = { width: 900, height: 1200 };
const lying = { width: 1200, height: 900 };

function photo(id: string, takenAt: string | null = null, size = upright): UnplacedPhoto {
  return { id: `a-photo-${id}`, takenAt, ...size };
}

/** Surface → its photos, "-" for an empty slot. */
function placed(document: DesignDocument): Record<string, string> {
  const photos: Record<string, string> = {};
  for (const { surface, layer } of layersOf(document)) {
    if (layer.kind !== "photo") continue;
    const name = layer.photoId?.replace("a-photo-", "") ?? "-";
    photos[surface] = photos[surface] ? `${photos[surface]} ${name}` : name;
  }
  return photos;
}

function start(blueprint: Blueprint, template: string, options?: Record<string, string>): DesignDocument {
  return startDocument(blueprint, { template, options });
}

describe("a book", () => {
  const book = start(photobook, "one-photo", { size: "8x11" });

  test("is filled by date, whatever the order of the photos; those without a date come last", () => {
    const filled = fillPhotos(book, [
      photo("undated"),
      photo("march", "2026-03-01T10:00:00"),
      photo("may", "2026-05-01T10:00:00"),
      photo("january", "2026-01-01T10:00:00"),
    ]);
    expect(placed(filled)).toMatchObject({
      cover: "january",
      "page-1": "march",
      "page-2": "may",
      "page-3": "undated",
      "page-4": "-",
    });
  });

  test("keeps photos of the same time in their original order", () => {
    const same = "2026-01-01T10:00:00";
    const filled = fillPhotos(book, [photo("b", same), photo("a", same), photo("c", same)]);
    expect(placed(filled)).toMatchObject({ cover: "b", "page-1": "a", "page-2": "c" });
  });

  test("keeps placed photos, and fills empty places only", () => {
    const once = fillPhotos(book, [photo("first")]);
    expect(placed(fillPhotos(once, [photo("second")]))).toMatchObject({ cover: "first", "page-1": "second" });
  });

  test("places wide photos in wide frames and upright ones in upright frames, nearly in order", () => {
    const collage = start(photobook, "collage", { size: "8x11" });
    const filled = fillPhotos(collage, [
      photo("1", "2026-01-01T00:00:00", lying),
      photo("2", "2026-01-02T00:00:00", upright),
      photo("3", "2026-01-03T00:00:00", upright),
      photo("4", "2026-01-04T00:00:00", lying),
    ]);
    expect(placed(filled)).toMatchObject({ cover: "1", "page-1": "4 2 3" });
  });

  test("reports photos without a place", () => {
    const many = Array.from({ length: 23 }, (_, index) => photo(String(index).padStart(2, "0")));
    const filled = fillPhotos(book, many);
    expect(unplacedPhotos(filled, many).map(({ id }) => id)).toEqual(["a-photo-21", "a-photo-22"]);
  });
});

describe("a calendar", () => {
  const year = start(calendar, "photo-above", { start: "2027-01" });

  test("has photos in the month in which they were taken, in any year, and the others in the remaining months", () => {
    const filled = fillPhotos(year, [
      photo("another", "2026-03-09T10:00:00", lying),
      photo("july", "2019-07-04T10:00:00", lying),
      photo("march", "2025-03-01T10:00:00", lying),
    ]);
    expect(placed(filled)).toMatchObject({ cover: "another", "month-3": "march", "month-7": "july" });
  });

  test("follows the first month", () => {
    const fromJuly = start(calendar, "photo-above", { start: "2026-07" });
    const filled = fillPhotos(fromJuly, [photo("july", "2019-07-04T10:00:00", lying)]);
    expect(placed(filled)["month-1"]).toBe("july");
  });
});

describe("prints", () => {
  test("are as many as the photos, each oriented like its photo", () => {
    const filled = fillPhotos(start(photoprints, "one-photo"), [
      photo("a", "2026-01-01T00:00:00", lying),
      photo("b", "2026-01-02T00:00:00", upright),
      photo("c", "2026-01-03T00:00:00", lying),
    ]);
    expect(filled.details.prints).toEqual(["6x4 1", "4x6 1", "6x4 1"]);
    expect(placed(filled)).toEqual({ "print-1": "a", "print-2": "b", "print-3": "c" });
  });

  test("stop at a hundred; further photos are reported", () => {
    const many = Array.from({ length: 103 }, (_, index) => photo(String(index).padStart(3, "0")));
    const filled = fillPhotos(start(photoprints, "one-photo"), many);
    expect(Object.keys(filled.surfaces)).toHaveLength(100);
    expect(unplacedPhotos(filled, many)).toHaveLength(3);
  });
});
