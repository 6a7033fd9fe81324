import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DesignSvg } from "~/design/drawing/design-svg";
import type { PhotoSources } from "~/design/photos/photo-source";
import { portraitSource, portraits } from "~/design/portraits/portrait-keys";
import { serverOutline } from "~/design/text/fonts.server";
import { findDrawing } from "~/storefront/content/drawings.server";
import { aDesign, placed } from "./a-design";

function drawn(photos: PhotoSources): string {
  const document = aDesign("photomug", {}, placed("wrap", "photo", "portrait:dog-corgi"));
  return renderToStaticMarkup(
    createElement(DesignSvg, { document, surface: "wrap", photos, outline: serverOutline }),
  );
}

test("the server draws a portrait in the picture, and a page with its file", () => {
  expect(drawn({})).not.toContain("<image");
  expect(drawn({ "portrait:dog-corgi": portraitSource("dog-corgi") })).toContain(
    '<image href="/drawings/dog-corgi.svg"',
  );
});

test.each(portraits)("$title has a file", ({ key }) => {
  const { href } = portraitSource(key);
  expect(findDrawing(href.replace(/^\/drawings\/|\.svg$/g, ""))?.svg).toContain("<svg");
});
