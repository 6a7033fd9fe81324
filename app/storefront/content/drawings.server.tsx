import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArtSheet } from "~/design/art/art-sheet";
import { HeroScene } from "~/design/art/hero-scene";
import { NeonHero } from "~/design/art/neon-hero";
import { tips } from "~/design/drawings/tips.generated";
import { Portrait, portraits } from "~/design/portraits";
import { serverOutline } from "~/design/text/fonts.server";
import { cut, oneLine } from "~/design/text/one-line";
import { MAX_SAMPLE_LENGTH, SAMPLE_PARAMETER } from "~/design/text/text-limits";
import { TypefaceNames } from "~/design/text/typeface-names";

/**
 * The shop's own drawings as SVG files: `hero`, `neon-hero`, the names of the `typefaces`, the `decorations`, `tip-…`,
 * and the pets by their keys.
 */

interface Drawing {
  svg: string;
  etag: string;
}

const drawn = new Map<string, Drawing>();

/** Returns the file of that name, which is drawn once; null for an unknown name. */
export function findDrawing(name: string): Drawing | null {
  const known = drawn.get(name);
  if (known) return known;
  const svg = svgOf(name)?.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  if (!svg) return null;
  const drawing = { svg, etag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 16)}"` };
  drawn.set(name, drawing);
  return drawing;
}

const tipDrawings: Record<string, (colors: unknown, idPrefix: string) => string> = tips;

function svgOf(name: string): string | null {
  const tip = /^tip-(.*)/.exec(name)?.[1];
  if (tip !== undefined && Object.hasOwn(tipDrawings, tip))
    return `<svg viewBox="0 0 400 300" width="400" height="300">${tipDrawings[tip]({}, "tip")}</svg>`;
  const element = elementOf(name);
  return element && renderToStaticMarkup(element);
}

function elementOf(name: string): ReactElement | null {
  if (name === "hero") return <HeroScene idPrefix="hero" />;
  if (name === "neon-hero") return <NeonHero outline={serverOutline} />;
  if (name === "decorations") return <ArtSheet />;
  if (name === "typefaces") return <TypefaceNames outline={serverOutline} />;
  const portrait = portraits.find(({ key }) => key === name);
  if (!portrait) return null;
  return (
    <svg viewBox="0 0 100 100" width="400" height="400">
      <title>{portrait.title}</title>
      <Portrait name={name} />
    </svg>
  );
}

/** Serves the names of the fonts with a text of the shopper's in their place; only the shopper's browser may cache it. */
function respondWithSample(text: string): Response {
  const sample = cut(oneLine(text), MAX_SAMPLE_LENGTH);
  const svg = renderToStaticMarkup(<TypefaceNames outline={serverOutline} sample={sample} />);
  return new Response(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "private, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Serves a drawing's file, such as `hero.svg`; 304 if the browser has it. @throws Response 404 for an unknown name */
export function respondWithDrawing(file: string, request: Request): Response {
  const sample = new URL(request.url).searchParams.get(SAMPLE_PARAMETER);
  if (file === "typefaces.svg" && sample) return respondWithSample(sample);
  const drawing = findDrawing(file.replace(/\.svg$/, ""));
  if (!drawing) throw new Response("Page Not Found", { status: 404 });
  const headers = {
    "Content-Type": "image/svg+xml",
    "Cache-Control": "public, max-age=3600",
    "X-Content-Type-Options": "nosniff",
    ETag: drawing.etag,
  };
  if (request.headers.get("If-None-Match") === drawing.etag)
    return new Response(null, { status: 304, headers });
  return new Response(drawing.svg, { headers });
}
