import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArtSheet } from "~/design/art/art-sheet";
import { HeroScene } from "~/design/art/hero-scene";
import { NeonHero } from "~/design/art/neon-hero";
import { tips } from "~/design/drawings/tips.generated";
import { Portrait, portraits } from "~/design/portraits";
import { designFonts } from "~/design/text/fonts";
import { serverOutline, uncachedOutline } from "~/design/text/fonts.server";
import { cut, oneLine } from "~/design/text/one-line";
import type { Outline, OutlineText } from "~/design/text/outline";
import { MAX_SAMPLE_LENGTH, SAMPLE_PARAMETER } from "~/design/text/text-limits";
import { ligated, TypefaceNames } from "~/design/text/typeface-names";

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
  const plain = svgOf(name);
  if (!plain) return null;
  const svg = withNamespace(plain);
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

/** Samples being drawn or waiting for it, each of which takes a tenth of a second. */
const MAX_SAMPLES = 8;
let samples = 0;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Serves the names of the fonts with a text of the shopper's in their place; only the shopper's browser may cache it.
 * One is drawn at a time, with other requests in between. When too many wait, the fonts keep their names.
 */
async function respondWithSample(text: string): Promise<Response> {
  if (samples >= MAX_SAMPLES) return sampleResponse(findDrawing("typefaces")?.svg ?? "", "no-store");
  samples += 1;
  const drawing = latest.then(() => sampleOf(cut(oneLine(text), MAX_SAMPLE_LENGTH)));
  latest = drawing
    .catch(() => undefined)
    .finally(() => {
      samples -= 1;
    });
  return sampleResponse(await drawing, "private, max-age=3600");
}

async function sampleOf(sample: string): Promise<string> {
  const outlines = new Map<string, Outline | undefined>();
  for (const { key } of designFonts) {
    await setImmediate();
    outlines.set(key, uncachedOutline(key, sample, ligated));
  }
  const outline: OutlineText = (font, text, shape) =>
    text === sample ? outlines.get(font) : serverOutline(font, text, shape);
  return withNamespace(renderToStaticMarkup(<TypefaceNames outline={outline} sample={sample} />));
}

function sampleResponse(svg: string, cacheControl: string): Response {
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function withNamespace(svg: string): string {
  return svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Serves a drawing's file, such as `hero.svg`; 304 if the browser has it. @throws Response 404 for an unknown name */
export async function respondWithDrawing(file: string, request: Request): Promise<Response> {
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
