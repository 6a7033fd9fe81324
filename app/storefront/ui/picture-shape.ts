/** Specification §3 "Image properties": any other type is a square. */
export type PictureType = "square" | "rectangle" | "vert-rectangle" | "fullWidthBanner" | "customPlaceHolder";

export interface PictureBounds {
  /** All in CSS pixels. */
  width?: number;
  maxwidth?: number;
  maxheight?: number;
}

interface Shape {
  /** Height divided by width. */
  ratio: number;
  usualWidth: number;
  fallback: string;
}

const shapes: Record<PictureType, Shape> = {
  square: { ratio: 1, usualWidth: 400, fallback: "/images/no-picture-square.svg" },
  rectangle: { ratio: 2 / 3, usualWidth: 600, fallback: "/images/no-picture-rectangle.svg" },
  "vert-rectangle": { ratio: 3 / 2, usualWidth: 400, fallback: "/images/no-picture-upright.svg" },
  fullWidthBanner: { ratio: 1 / 3, usualWidth: 1440, fallback: "/images/no-picture-banner.svg" },
  customPlaceHolder: { ratio: 1, usualWidth: 400, fallback: "/images/no-picture-custom.svg" },
};

/** The drawing shown instead of a picture that cannot be loaded. */
export function fallbackPicture(type: PictureType): string {
  return shapes[type].fallback;
}

/**
 * Returns width and height in whole pixels: the type's shape within its bounds. A `customPlaceHolder` takes the shape
 * of its bounds.
 */
export function pictureSize(type: PictureType, bounds: PictureBounds): { width: number; height: number } {
  const wanted = bounds.width ?? bounds.maxwidth ?? shapes[type].usualWidth;
  const ratio =
    type === "customPlaceHolder" && bounds.maxheight ? bounds.maxheight / wanted : shapes[type].ratio;
  const widest = Math.min(wanted, bounds.maxwidth ?? wanted, (bounds.maxheight ?? Infinity) / ratio);
  return { width: Math.round(widest), height: Math.round(widest * ratio) };
}
