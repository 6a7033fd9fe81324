import { dynamicStyle } from "~/storefront/ui/dynamic-style";
import { sizedPicture } from "~/storefront/ui/sized-picture";

interface LinePictureProps {
  line: { name: string; picture: string | null };
  /** Pixels, square. */
  size: number;
  className?: string;
}

const OWN_DESIGN = /^\/pictures\/designs\//;

/** The product with the shopper's design, or its standard picture; a plain square until it is loaded. */
export function LinePicture({ line, size, className = "" }: LinePictureProps) {
  const shape = `aspect-square rounded-field border border-line bg-sand object-cover text-sm ${className}`;
  if (!line.picture)
    return <span className={`block ${shape}`} {...dynamicStyle({ "max-width": `${size}px` })} />;
  return (
    <img
      src={sizedPicture(line.picture, size * 2)}
      alt={OWN_DESIGN.test(line.picture) ? `${line.name} with your design` : line.name}
      width={size}
      height={size}
      className={shape}
      decoding="async"
    />
  );
}
