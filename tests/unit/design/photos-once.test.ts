import { expect, test } from "vitest";
import { productPicture } from "~/design/drawing/static-picture";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed } from "./a-design";

const href = "data:image/jpeg;base64,AAAA";

test("a picture embeds a photo once, however often its pattern shows it", () => {
  const socks = aDesign("socks", {}, placed("leg", "photo", "photo-0001"));
  const svg = productPicture(socks, {
    photos: { "photo-0001": { href, width: 40, height: 30 } },
    outline: serverOutline,
  });
  expect(svg.split(href)).toHaveLength(2);
  expect(svg.match(/<use href="#photo-0"/g)?.length).toBeGreaterThan(20);
  expect(svg).not.toContain('<image href="#');
});
