import { describe, expect, test } from "vitest";
import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { fillPhotos, surfaceWith, unplacedPhotos } from "~/design/photos/fill-photos";
import { emptyPhotoSlots, repeatPhotos } from "~/design/photos/repeat-photos";
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

  const dated = (name: string, month: number) =>
    photo(name, `2019-${String(month).padStart(2, "0")}-04T10:00:00`, lying);

  test("is filled from the cover on, by date, when there are fewer photos than months", () => {
    const filled = fillPhotos(year, [dated("september", 9), dated("april", 4)]);
    expect(placed(filled)).toMatchObject({
      cover: "april",
      "month-1": "september",
      "month-4": "-",
      "month-9": "-",
    });
  });

  test("is filled from the visible page on, and before it last", () => {
    const filled = fillPhotos(
      year,
      Array.from({ length: 11 }, (_, index) => photo(String(index + 10), null, lying)),
      "month-4",
    );
    expect(placed(filled)).toMatchObject({ "month-4": "10", "month-12": "18", cover: "19", "month-1": "20" });
    expect(surfaceWith(filled, [{ id: "a-photo-10" }])).toBe("month-4");
  });

  test("has the photos of a whole year in the months in which they were taken", () => {
    const months = Array.from({ length: 12 }, (_, index) => dated(`in-${12 - index}`, 12 - index));
    const filled = fillPhotos(start(calendar, "photo-above", { start: "2027-07" }), months);
    expect(placed(filled)).toMatchObject({ cover: "-", "month-1": "in-7", "month-12": "in-6" });
  });
});

describe("empty slots", () => {
  test("are filled by repeating the photos in order", () => {
    const two = fillPhotos(start(photobook, "one-photo"), [photo("a"), photo("b")]);
    const full = repeatPhotos(two);
    expect(placed(full)).toMatchObject({ cover: "a", "page-1": "b", "page-2": "a", "page-20": "a" });
    expect(emptyPhotoSlots(full)).toBe(0);
  });

  test("stay empty without any photo", () => {
    const empty = start(photobook, "one-photo");
    expect(repeatPhotos(empty)).toBe(empty);
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
