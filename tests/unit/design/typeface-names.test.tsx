import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { designFonts } from "../../../app/design/text/fonts";
import { serverOutline } from "../../../app/design/text/fonts.server";
import { TypefaceNames } from "../../../app/design/text/typeface-names";

it("draws the name of every font of the studio in its own letters", () => {
  const markup = renderToStaticMarkup(<TypefaceNames outline={serverOutline} />);
  const names = [...markup.matchAll(/<symbol id="([^"]+)" viewBox="[-\d. ]+"><path d="(M[^"]+)"/g)];
  expect(names.map(([, key]) => key)).toEqual(designFonts.map(({ key }) => key));
  expect(new Set(names.map(([, , path]) => path)).size).toBe(designFonts.length);
});

it("draws a sample with the ligatures that the text will have", () => {
  const sampleIn = (ligatures: boolean) => {
    const { path } = serverOutline("caveat", "off", { curve: 0, spacing: 0, ligatures }) ?? {};
    return `<symbol id="caveat" [^>]*><path d="${path}"`;
  };
  const markup = renderToStaticMarkup(<TypefaceNames outline={serverOutline} sample="off" />);
  expect(sampleIn(true)).not.toBe(sampleIn(false));
  expect(markup).toMatch(new RegExp(sampleIn(true)));
});
