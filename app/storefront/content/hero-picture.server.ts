import type { HomeHeroTexts } from "~/brand/home-schema";
import { findPhotograph, photographAddress } from "~/brand/photographs.server";
import { currentSettings } from "~/settings/settings.server";
import { sizedAvif, sizedPicture } from "../ui/sized-picture";
import { heroes } from "./heroes/heroes.generated";

/** The picture beside the headline of the home page; `avif` and `webp` are srcsets. */
export interface HeroPicture {
  alt: string;
  /** For browsers without srcset. */
  src: string;
  avif?: string;
  webp?: string;
}

/** Widths of photographs that the engine offers, in pixels. */
const WIDTHS = [400, 800, 1200];

/**
 * Returns the brand's photograph, or else its drawing: painted if code generation has painted it, otherwise the SVG. Null
 * for a brand without a picture.
 */
export function heroPicture(picture: HomeHeroTexts["picture"]): HeroPicture | null {
  if (!picture) return null;
  const { photo, path, label } = picture;
  if (!photo) return { alt: label, ...(heroes[path] ?? { src: path }) };
  const settings = currentSettings();
  const address = photographAddress(findPhotograph(settings.brand, photo.file, settings));
  const setOf = (sized: (address: string, width: number) => string | null) =>
    WIDTHS.map((width) => `${sized(address, width)} ${width}w`).join(", ");
  return {
    alt: photo.alt,
    src: sizedPicture(address, 1200),
    avif: setOf(sizedAvif),
    webp: setOf(sizedPicture),
  };
}
