/** A product picture, whose provider scales it. */
const SCALED = /\/media\/catalog\/product\/[^?]+\.(?:webp|jpe?g|png)(?:\?|$)/;
/** A product picture of our own engine, which paints it in several formats. */
const PAINTED = /^([^?]*\/media\/catalog\/product\/[\w-]+)\.webp(\?v=[0-9a-f]{12}(?:&.*)?)$/;
/** Also in engine/catalog/sample-picture.ts. */
const PREVIEW = /&preview=([0-9a-f]{9})(?=&|$)/;

/**
 * Returns the URL of a picture in about the displayed size: product pictures are scaled by `width`, as in Adobe
 * Commerce's image optimization. Other URLs are unchanged.
 * @param width CSS pixels
 */
export function sizedPicture(address: string, width: number): string {
  if (!SCALED.test(address)) return address;
  const plain = address.replace(PREVIEW, "");
  return `${plain}${plain.includes("?") ? "&" : "?"}width=${width}`;
}

/** The same picture as AVIF, about a third smaller; null where the provider has none. */
export function sizedAvif(address: string, width: number): string | null {
  const painted = PAINTED.exec(address);
  return painted && sizedPicture(address, width).replace(PAINTED, "$1.avif$2");
}

/**
 * CSS background that shows a picture's colors until it is loaded; undefined where they are not known. The address has
 * those of its top, center and bottom.
 */
export function previewOf(address: string): string | undefined {
  const colors = PREVIEW.exec(address)?.[1];
  if (!colors) return undefined;
  const [top, center, bottom] = [0, 3, 6].map((start) => `#${colors.slice(start, start + 3)}`);
  return `radial-gradient(${center} 20%,${center}0 70%),linear-gradient(${top},${bottom})`;
}
