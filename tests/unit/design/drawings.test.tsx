import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Art, artKeys } from "../../../app/design/art";
import { startDocument } from "../../../app/design/blueprint/blueprint";
import { Portrait, portraits } from "../../../app/design/portraits";
import { allProducts } from "../../../app/design/products/all-products.server";
import { findProduct } from "../../../app/design/products/known-products";
import type { SceneProps } from "../../../app/design/scenes/scene";

const square = { width: 100, height: 100 };

function draw(key: string, props: Partial<SceneProps> = {}): string {
  const product = findProduct(key);
  if (!product) throw new Error(`There is no ${key}`);
  const { blueprint, Scene } = product;
  const { options, details } = startDocument(blueprint);
  const sizes = Object.fromEntries(blueprint.surfaces(options, details).map(({ key }) => [key, square]));
  return renderToStaticMarkup(
    <svg viewBox="0 0 800 800" role="img" aria-label={key}>
      <Scene
        surface={(name) => <path d={`M1 1h8v8z`} data-surface={name} />}
        unfolded={(name) => <path d={`M1 1h8v8z`} data-surface={name} />}
        sizes={sizes}
        options={{}}
        background="sand"
        idPrefix="mine"
        {...props}
      />
    </svg>,
  );
}

function ids(markup: string): string[] {
  return [...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
}

describe.each(allProducts.map(({ blueprint }) => blueprint))("the scene of $key", (blueprint) => {
  const scene = blueprint.key;

  it("contains a surface once, however often it shows it, because it may embed whole photos", () => {
    const surfaces = [...draw(scene).matchAll(/data-surface="([\w-]+)"/g)].map(([, key]) => key);
    const { options, details } = startDocument(blueprint);
    const keys = blueprint.surfaces(options, details).map(({ key }) => key);
    expect(surfaces.filter((key) => !keys.includes(key))).toEqual([]);
    expect(surfaces.length).toBe(new Set(surfaces).size);
    expect(surfaces).toContain(keys[0]);
  });

  it("prefixes its ids, has no duplicates and refers to no others", () => {
    const markup = draw(scene);
    const given = ids(markup);
    expect(given.filter((id) => !id.startsWith("mine-"))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
    const used = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !given.includes(id))).toEqual([]);
  });

  it("looks different on each background", () => {
    const pictures = (["sand", "mint", "sky", "blush"] as const).map((background) =>
      draw(scene, { background }),
    );
    expect(new Set(pictures).size).toBe(4);
  });
});

describe("options in the scenes", () => {
  it("paint the mug's handle, the blanket's edge, the frame and the metal", () => {
    const chosen: [string, SceneProps["options"]][] = [
      ["photomug", { color: "blue" }],
      ["photoblanket", { color: "rust" }],
      ["canvas", { frame: "oak" }],
      ["pet-tags", { color: "gold" }],
    ];
    for (const [scene, options] of chosen) expect(draw(scene, { options })).not.toBe(draw(scene));
  });
});

describe("portraits and motifs", () => {
  it.each(portraits.map(({ key }) => key))("%s is small enough for a page, without ids", (key) => {
    const markup = renderToStaticMarkup(
      <svg role="img" aria-label={key}>
        <Portrait name={key} />
      </svg>,
    );
    expect(markup.length).toBeGreaterThan(1500);
    expect(markup.length).toBeLessThan(4600);
    expect(ids(markup)).toEqual([]);
  });

  it.each(artKeys)("the motif %s takes the color", (key) => {
    const markup = renderToStaticMarkup(
      <svg role="img" aria-label={key}>
        <Art name={key} color="#123456" />
      </svg>,
    );
    expect(markup).toContain('fill="#123456"');
  });

  it("draw nothing for unknown names", () => {
    expect(Portrait({ name: "constructor" })).toBeNull();
    expect(Art({ name: "constructor", color: "#000000" })).toBeNull();
  });
});
