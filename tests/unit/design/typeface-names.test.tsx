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
