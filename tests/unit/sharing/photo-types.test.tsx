import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UploadChoicePage } from "~/storefront/photo-choice/upload-choice-page";
import { SharePhotoPage } from "~/storefront/sharing/share-photo-page";
import { drawnPage } from "../brand/drawn-page";

const page = { title: "", description: "", canonical: "" };
const honeypot = { nameFieldName: "name__confirm", validFromFieldName: null, encryptedValidFrom: "" };

/** The attribute `accept` of the page's photo field, and the rule beside it. */
function photoField(markup: string): { accept?: string; rule?: string } {
  return {
    accept: / accept="([^"]+)"/.exec(markup)?.[1],
    rule: /JPEG, [^<.]* MB/.exec(markup)?.[0],
  };
}

test("a photo that can be shared is a photo that can be uploaded", () => {
  const shared = photoField(
    drawnPage(<SharePhotoPage view={{ page, isShared: false, honeypot, customerPhotos: [] }} />),
  );
  const uploaded = photoField(
    drawnPage(<UploadChoicePage view={{ photo: null, isMissing: false, photos: [], cards: [] }} />),
  );
  expect(shared.accept).toContain("image/svg+xml");
  expect(shared).toEqual(uploaded);
  expect(shared.rule).toBe("JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, HEIC or SVG, up to 60 MB");
});

test("the questions page names the same files", () => {
  const faq = readFileSync("brands/mpc/content/pages/faq.yaml", "utf8");
  expect(faq).toContain("JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, HEIC and SVG, up to 60 MB");
});
