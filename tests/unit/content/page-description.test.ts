import { describe, expect, it } from "vitest";
import { pageMeta } from "~/storefront/content/page-description";
import { metadataOfRoute } from "~/storefront/content/route-metadata";

const page = { title: "Mugs", description: "All mugs.", canonical: "https://shop.example/mugs" };

describe("the tags of a page's head", () => {
  it("include title, description, canonical URL and social metadata", () => {
    const tags = pageMeta({
      ...page,
      keywords: "mug, cup",
      robots: "NOINDEX, FOLLOW",
      image: "https://shop.example/social/product/mug.jpg",
      type: "product",
    });
    expect(tags).toEqual(
      expect.arrayContaining([
        { title: "Mugs" },
        { name: "description", content: "All mugs." },
        { name: "keywords", content: "mug, cup" },
        { name: "robots", content: "NOINDEX, FOLLOW" },
        { tagName: "link", rel: "canonical", href: "https://shop.example/mugs" },
        { property: "og:title", content: "Mugs" },
        { property: "og:type", content: "product" },
        { property: "og:url", content: "https://shop.example/mugs" },
        { property: "og:image", content: "https://shop.example/social/product/mug.jpg" },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
    );
  });

  it("omit what is missing", () => {
    const names = pageMeta({ ...page, description: "" }).map((tag) => ("name" in tag ? tag.name : ""));
    expect(names).not.toContain("description");
    expect(names).not.toContain("keywords");
    expect(names).not.toContain("robots");
  });
});

describe("a route's own metadata (specification §2)", () => {
  // @specification §2 L73
  it("titles the flip flop tool by country", () => {
    expect(metadataOfRoute("/flipflops-tool", "US").title).toBe("Design Your Flip Flop Online");
    expect(metadataOfRoute("/flipflops-tool", "CA").title).toMatch(/^Create/);
  });

  // @specification §2 L75-77
  it.each([
    ["/rubixcube-tool", "NOINDEX, NOFOLLOW"],
    ["/create-your-own-neon-sign", "INDEX,FOLLOW"],
    ["/neon-sign-tool-products", "NOINDEX"],
    ["/stocking-tool", "NOINDEX"],
    ["/create-your-rug", "NOINDEX"],
    ["/photomug-tool", undefined],
    ["/constructor", undefined],
  ])("%s has robots %s", (path, robots) => {
    expect(metadataOfRoute(path, "US").robots).toBe(robots);
  });
});
