import { expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { blueprints } from "~/design/products/all-products.server";
import { metadataOfRoute } from "~/storefront/content/route-metadata";
import { findTool, toolMetadata, tools } from "~/storefront/studio/tools";

const products = ["mpc", "neon"].flatMap((code) => storeDataOf(code, { brandsDirectory: "brands" }).products);

test("every designed product has a tool, and every kind of product is sold", () => {
  const designed = products.flatMap(({ tool }) => (tool ? [tool] : []));
  expect(designed.filter(({ path }) => !findTool(path))).toEqual([]);
  const sold = new Set(designed.map(({ blueprint }) => blueprint));
  expect(Object.keys(blueprints).filter((key) => !sold.has(key))).toEqual([]);
});

test("a tool starts with its own product", () => {
  for (const { path } of tools) {
    expect(
      products.filter(({ tool }) => tool?.path === path),
      path,
    ).not.toEqual([]);
  }
});

/** Paths that the specification names without the suffix (§2 "Design tools"). */
const namedPaths = ["/create-your-rug", "/create-your-own-neon-sign", "/neon-sign-tool-products"];

// @specification §2 L71-72
test("tools have the slug in their path and their own titles, descriptions and keywords", () => {
  const suffixed = tools.filter(({ path }) => !namedPaths.includes(path));
  expect(suffixed.filter(({ slug, path }) => path !== `/${slug}-tool`)).toEqual([]);
  for (const member of ["slug", "path", "title", "description", "keywords"] as const) {
    const said = tools.map((tool) => tool[member]);
    expect(
      said.filter((value, index) => !value || said.indexOf(value) !== index),
      member,
    ).toEqual([]);
  }
});

// @specification §2 L72
test("search engines get a tool's title, description, keywords and robots directives", () => {
  expect(toolMetadata("/pet-tags-tool/")).toEqual({
    title: "Design Your Pet Tag Online",
    description: expect.stringContaining("Engrave"),
    keywords: expect.stringContaining("engraved pet tag"),
    robots: "INDEX,FOLLOW",
  });
  expect(toolMetadata("/snow-globe-tool")).toEqual({});
});

/** Specification §2 "Design tools" with the paths of its tools; uploadchoice links to all of them. */
const specified =
  "designtool busroll photomug pillow photoblanket photocoaster photomagnet calendar photobook poster photoprints photopuzzle photoblocks ornaments customframe frame umbrella doormat bathmat rug carpet jewellery photolamp socks mobilestand beachtowel yogamat luggagetag tablemat pet-tags playingcards choppingboard bookmarks mousepad didacticgame pet-bowls apron switchpanel doubleacrylic wallclock flipflops walltiles skateboard rubixcube stocking".split(
    " ",
  );

// @specification §2 L63-71, L74
test("every tool of the specification exists", () => {
  const paths = [...specified.map((slug) => `/${slug}-tool`), ...namedPaths];
  expect(paths.filter((path) => !findTool(path))).toEqual([]);
});

// @specification §2 L76-77
test("tools of the same product differ in the layouts that they offer", () => {
  const layoutsAt = (path: string) => {
    const [product] = products.filter(({ tool }) => tool?.path === path);
    const layouts = blueprints[product?.tool?.blueprint ?? ""]?.templates.map(({ key }) => key) ?? [];
    return layouts.filter((key) => findTool(path)?.templates?.includes(key) ?? true);
  };
  expect(layoutsAt("/rug-tool")).toEqual([
    "medallion",
    "full-photo",
    "photo-and-name",
    "shared-classic",
    "shared-arch",
    "shared-round",
    "shared-heart",
    "shared-on-top",
    "shared-round-only",
  ]);
  expect(layoutsAt("/create-your-rug")).toEqual([
    "two-photos",
    "four-photos",
    "shared-pair",
    "shared-trio",
    "shared-round-pair",
    "shared-hearts",
    "shared-round-trio",
    "shared-lead",
    "shared-six",
  ]);
  expect(layoutsAt("/create-your-own-neon-sign")).toEqual([
    "one-line",
    "two-lines",
    "name-underlined",
    "name-in-heart",
    "two-names",
    "family-and-pet",
    "name-framed",
    "name-and-stars",
    "shop-name",
  ]);
  expect(layoutsAt("/neon-sign-tool-products").length).toBeGreaterThan(30);
});

test("every product starts with a layout that its tool offers", () => {
  const wrong = products.filter(({ tool }) => {
    const offered = tool && findTool(tool.path)?.templates;
    return offered && !offered.includes(tool.template);
  });
  expect(wrong).toEqual([]);
});

test("search engines list all tools but those that the specification hides", () => {
  const hidden = tools.filter(({ path }) => /noindex/i.test(metadataOfRoute(path, "US").robots ?? ""));
  expect(hidden.map(({ path }) => path).sort()).toEqual([
    "/create-your-rug",
    "/neon-sign-tool-products",
    "/rubixcube-tool",
    "/stocking-tool",
  ]);
});
