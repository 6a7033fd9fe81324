import type { PhotoSources } from "./photo-source";

const IMAGE =
  /<image href="#photo-(\d+)" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" preserveAspectRatio="none"(?: transform="([^"]*)")?><\/image>/g;

/**
 * Draws a self-contained picture that embeds each photo once, however often it is shown, as in a pattern.
 * @param draw returns the text of an SVG file with the photos it is given
 */
export function drawWithPhotosOnce(photos: PhotoSources, draw: (photos: PhotoSources) => string): string {
  const sources = Object.entries(photos);
  const named = sources.map(([id, source], index) => [id, { ...source, href: `#photo-${index}` }]);
  const svg = draw(Object.fromEntries(named));
  const seen = new Set<number>();
  const drawn = svg.replace(IMAGE, (_, index, x, y, width, height, turn) => {
    seen.add(Number(index));
    const place = `translate(${x} ${y}) scale(${width} ${height})`;
    return `<use href="#photo-${index}" transform="${turn ? `${turn} ` : ""}${place}"></use>`;
  });
  const images = [...seen].map(
    (index) =>
      `<image id="photo-${index}" width="1" height="1" preserveAspectRatio="none" href="${sources[index][1].href}"></image>`,
  );
  return images.length === 0
    ? drawn
    : drawn.replace(/^<svg[^>]*>/, (opening) => `${opening}<defs>${images.join("")}</defs>`);
}
