import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { calendar } from "~/design/products/calendar/blueprint";
import { photomug } from "~/design/products/photomug/blueprint";
import { SURFACE_FIELD } from "~/storefront/studio/field-names";
import { ACT_FIELD } from "~/storefront/studio/form/placing";
import { readFormCommands } from "~/storefront/studio/form-commands";
import { MAX_TRAY_PHOTOS, trayPhotos } from "~/storefront/studio/photos/photo-tray";

const PHOTO = "a-photo-of-biscuit";
const OTHER = "a-photo-of-max";

function pressed(document: ReturnType<typeof startDocument>, photo: string, surface = "") {
  const form = new FormData();
  form.set(ACT_FIELD, `use-photo.${photo}`);
  form.set(SURFACE_FIELD, surface);
  return readFormCommands(form, document).commands.reduce(applyCommand, document);
}

describe("a photo of the tray", () => {
  const pair = startDocument(photomug, { template: "two-photos" });

  test("fills the next empty slot, and replaces the first photo once all are filled", () => {
    const once = pressed(pair, PHOTO);
    const twice = pressed(once, OTHER);
    expect(photosOf(once, "wrap")).toEqual([PHOTO, null]);
    expect(photosOf(twice, "wrap")).toEqual([PHOTO, OTHER]);
    expect(photosOf(pressed(twice, OTHER), "wrap")).toEqual([OTHER, OTHER]);
  });

  test("goes to the visible page", () => {
    const year = startDocument(calendar);
    expect(photosOf(pressed(year, PHOTO, "month-3"), "month-3")).toEqual([PHOTO]);
    expect(photosOf(pressed(year, PHOTO), "cover")).toEqual([PHOTO]);
  });

  test("with an id that is none changes nothing", () => {
    expect(pressed(pair, "../../etc")).toEqual(pair);
  });
});

test("the tray shows each photo once, the newest first, and not too many", () => {
  expect(trayPhotos(["a", "b"], ["a", "z"])).toEqual(["b", "a", "z"]);
  const many = Array.from({ length: 30 }, (_, index) => String(index));
  expect(trayPhotos([], many)).toHaveLength(MAX_TRAY_PHOTOS);
});

function photosOf({ surfaces }: ReturnType<typeof startDocument>, key: string): (string | null)[] {
  return surfaces[key].layers.flatMap((layer) => (layer.kind === "photo" ? [layer.photoId] : []));
}
