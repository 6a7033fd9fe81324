import { type RefObject, useEffect, useRef, useState } from "react";
import { fallbackPicture, type PictureBounds, type PictureType, pictureSize } from "./picture-shape";
import { ProductImage } from "./product-image";
import { previewOf } from "./sized-picture";

interface PictureProps extends PictureBounds {
  src: string;
  /** Alternative text; empty if the text next to it describes the picture. */
  alt: string;
  type?: PictureType;
  /** Position in a slider; the first one is above the fold. */
  sliderindex?: number;
  /** Above the fold: loaded with priority. */
  priority?: boolean;
  highprior?: boolean;
  /** Shows a plain background until the picture is loaded. */
  useplaceholder?: boolean;
  /** A drawing with its own proportion: shown whole, never cropped. */
  iscustomsvg?: boolean;
  className?: string;
}

/** React 18 supports the attribute only in this spelling. */
const FETCHED_FIRST = { fetchpriority: "high" };

/**
 * A picture that reserves its space, is loaded lazily unless it has priority, and is replaced by a drawing when it
 * cannot be loaded. Specification §3 "Image properties", §4 "Image".
 */
export function Picture({
  src,
  alt,
  type = "square",
  width,
  maxwidth,
  maxheight,
  sliderindex,
  priority = false,
  highprior = false,
  iscustomsvg = false,
  useplaceholder = !iscustomsvg,
  className = "",
}: PictureProps) {
  const image = useRef<HTMLImageElement | null>(null);
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  useEarlyFailure(image, src, setBrokenSource);

  const size = pictureSize(type, { width, maxwidth, maxheight });
  const comesFirst = sliderindex === 0 || priority || highprior;
  const fit = iscustomsvg ? "object-contain" : "object-cover";
  const isShown = brokenSource !== src;
  const ground = useplaceholder && !(isShown && previewOf(src)) ? "picture-ground" : "";
  return (
    <ProductImage
      ref={image}
      src={isShown ? src : fallbackPicture(type)}
      alt={alt}
      pixels={size.width}
      width={size.width}
      height={size.height}
      dynamic={{
        "aspect-ratio": `${size.width} / ${size.height}`,
        "max-width": maxwidth && `${maxwidth}px`,
        "max-height": maxheight && `${maxheight}px`,
      }}
      showsPreview={useplaceholder}
      loading={comesFirst ? "eager" : "lazy"}
      {...(comesFirst && FETCHED_FIRST)}
      onError={() => setBrokenSource(src)}
      className={`${fit} ${ground} ${className}`}
    />
  );
}

/** Detects a picture that failed before hydration: it fires no event any more, but cannot be decoded. */
function useEarlyFailure(
  image: RefObject<HTMLImageElement>,
  src: string,
  giveUp: (brokenSource: string) => void,
) {
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => giveUp(src));
  }, [image, src, giveUp]);
}
