import { forwardRef, type ImgHTMLAttributes, type RefCallback } from "react";
import { type DynamicStyle, dynamicStyle } from "./dynamic-style";
import { previewOf, sizedAvif, sizedPicture } from "./sized-picture";

interface ProductImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** CSS pixels of the requested picture; `width` reserves the space. */
  pixels: number;
  dynamic?: DynamicStyle;
  /** Shows its colors until it is loaded; true by default. */
  showsPreview?: boolean;
}

/** An image in the smallest format that the browser supports; until it is loaded, its space shows its colors. */
export const ProductImage = forwardRef<HTMLImageElement, ProductImageProps>(function ProductImage(
  { src, alt, pixels, dynamic, showsPreview = true, ...attributes },
  outer,
) {
  const avif = sizedAvif(src, pixels);
  const style = dynamicStyle({ ...dynamic, "background-image": showsPreview ? previewOf(src) : undefined });
  const ref: RefCallback<HTMLImageElement> = (element) => {
    style.ref(element);
    if (typeof outer === "function") outer(element);
    else if (outer) outer.current = element;
  };
  const image = (
    <img
      decoding="async"
      {...attributes}
      data-look={style["data-look"] || undefined}
      ref={ref}
      src={sizedPicture(src, pixels)}
      alt={alt}
    />
  );
  if (!avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} />
      {image}
    </picture>
  );
});
