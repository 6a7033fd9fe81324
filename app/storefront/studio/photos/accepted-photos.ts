/** File types that every photo field accepts, for the attribute `accept`; the engine checks the bytes (decision 0060). */
export const PHOTO_TYPES =
  "image/jpeg,image/png,image/webp,image/gif,image/bmp,image/tiff,image/avif,image/heic,image/heif,image/svg+xml";

/** The same for shoppers, without a full stop. */
export const PHOTO_RULE = "JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, HEIC or SVG, up to 60 MB";
