import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { DesignDocument } from "~/design/document/document";
import { DesignSvg, type DesignSvgProps } from "~/design/drawing/design-svg";
import { aDesign, blockOutline, placed, typed } from "./a-design";

const photos = { "photo-0001": { href: "/photos/photo-0001/display", width: 800, height: 400 } };

function drawn(document: DesignDocument, surface: string, more: Partial<DesignSvgProps> = {}): string {
  return renderToStaticMarkup(
    <DesignSvg document={document} surface={surface} photos={photos} outline={blockOutline} {...more} />,
  );
}

describe("a surface drawn flat", () => {
  const mug = aDesign("photomug", {}, placed("wrap", "photo", "photo-0001"), typed("wrap", "name", "Max"));

  test("has the product's size in millimeters", () => {
    expect(drawn(mug, "wrap")).toContain('viewBox="0 0 210 88"');
    expect(drawn(aDesign("photomug", { options: { size: "15oz" } }), "wrap")).toContain(
      'viewBox="0 0 222 102"',
    );
  });

  test("places the photo over its frame, and marks every layer", () => {
    const markup = drawn(mug, "wrap");
    expect(markup).toContain('<image href="/photos/photo-0001/display"');
    expect(markup).toContain('preserveAspectRatio="none"');
    expect(markup).toContain('data-layer="wrap.photo"');
    expect(markup).toContain('data-layer="wrap.name"');
  });

  test("rotates a photo around its center", () => {
    const turned = aDesign(
      "pillow",
      { template: "full-photo", options: { size: "20x20" } },
      placed("front", "photo", "photo-0001"),
      { type: "rotate-photo", surface: "front", layer: "photo", rotation: 90 },
    );
    expect(drawn(turned, "front")).toContain('transform="rotate(90 254 254)"');
  });

  test("draws an empty slot or a missing photo as an empty frame", () => {
    for (const empty of [
      aDesign("photomug"),
      aDesign("photomug", {}, placed("wrap", "photo", "gone-photo")),
    ]) {
      expect(drawn(empty, "wrap")).toContain("stroke-dasharray");
      expect(drawn(empty, "wrap")).not.toContain("<image");
    }
  });

  test("draws our own pets from their portraits", () => {
    const markup = drawn(aDesign("photomug", {}, placed("wrap", "photo", "portrait:dog-corgi")), "wrap");
    expect(markup).not.toContain("stroke-dasharray");
    expect(markup).not.toContain("<image");
  });

  test("draws text as one shape, and none while the font is loading", () => {
    expect(drawn(mug, "wrap")).toContain("M0 0H1500V-700H0Z");
    expect(drawn(mug, "wrap", { outline: () => undefined })).not.toContain("H1500");
  });

  test("shows an example faintly until a text that is needed is typed", () => {
    const example = drawn(aDesign("pet-tags"), "front");
    expect(example).toContain("M0 0H2000V-700H0Z");
    expect(example).toContain('opacity="0.3"');
    expect(drawn(aDesign("pet-tags", {}, typed("front", "name", "Max")), "front")).not.toContain("opacity");
    expect(drawn(aDesign("photomug"), "wrap")).not.toContain("opacity");
  });

  test("uses its id prefix, so that several fit on one page", () => {
    const ids = [...drawn(mug, "wrap", { idPrefix: "first" }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.every((id) => id.startsWith("first-"))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is decorative without a title and a picture with one", () => {
    expect(drawn(mug, "wrap")).toContain('aria-hidden="true"');
    const titled = drawn(mug, "wrap", { title: "Your mug" });
    expect(titled).toContain('role="img" aria-label="Your mug"');
    expect(titled).toContain("<title>Your mug</title>");
  });

  test("shows the safe line on request only", () => {
    expect(drawn(mug, "wrap", { isEdited: true }).length).toBeGreaterThan(drawn(mug, "wrap").length);
  });

  test("is nothing for a side the product does not have", () => {
    expect(drawn(mug, "inside")).toBe("");
    expect(drawn(mug, "constructor")).toBe("");
  });

  test("writes shoppers' text as shapes or escaped, never as markup", () => {
    const markup = drawn(mug, "wrap", { title: "<script>alert(1)</script>" });
    expect(markup).not.toContain("<script>");
  });
});

describe("a tag", () => {
  test("is engraved in the tone of its metal", () => {
    const gold = drawn(
      aDesign("pet-tags", { options: { color: "gold" } }, typed("front", "name", "Rex")),
      "front",
    );
    expect(gold).toContain('fill="#e3bd63"');
    expect(gold).toContain('fill="#5f4312"');
  });
});
