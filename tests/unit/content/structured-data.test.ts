import { describe, expect, it } from "vitest";
import { neonSignData } from "~/storefront/catalog/structured-data";
import { questionsIn } from "~/storefront/content/questions";
import { socialPicture } from "~/storefront/content/social-picture";
import {
  blogPostingData,
  breadcrumbData,
  faqData,
  organizationData,
  trailData,
  webSiteData,
} from "~/storefront/content/structured-data";

const SITE = "https://shop.example";
const dataOf = (tag: object) => (tag as Record<string, Record<string, unknown>>)["script:ld+json"];

describe("structured data", () => {
  // @specification §9 L305
  it("of the shop: open 24 hours every day, price range $", () => {
    const shop = dataOf(organizationData(SITE));
    expect(shop).toMatchObject({ "@context": "https://schema.org", url: `${SITE}/`, priceRange: "$" });
    expect(shop["@type"]).toContain("Organization");
    expect(shop.openingHoursSpecification).toMatchObject({ opens: "00:00", closes: "23:59" });
    expect((shop.openingHoursSpecification as { dayOfWeek: string[] }).dayOfWeek).toHaveLength(7);
  });

  it("of a neon sign: the price of the smallest", () => {
    const page = { title: "Sign", description: "A sign.", canonical: `${SITE}/create-your-own-neon-sign` };
    const sign = { sku: "neon-name", name: "Name in light", price: "27.99" };
    expect(dataOf(neonSignData(sign, page))).toMatchObject({
      "@type": "Product",
      sku: "neon-name",
      offers: { price: "27.99", priceCurrency: "USD", url: page.canonical },
    });
  });

  it("of the search: its URL with a placeholder for the term", () => {
    expect(dataOf(webSiteData(SITE))).toMatchObject({
      "@type": "WebSite",
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${SITE}/catalogsearch/result?q={search_term_string}` },
      },
    });
  });

  it("of breadcrumbs: numbered from 1", () => {
    const list = dataOf(
      breadcrumbData([
        { title: "Home", address: `${SITE}/` },
        { title: "Blog", address: `${SITE}/blog` },
      ]),
    ).itemListElement;
    expect(list).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${SITE}/` },
      { "@type": "ListItem", position: 2, name: "Blog", item: `${SITE}/blog` },
    ]);
  });

  it("of a page's breadcrumbs: from the home page to the page itself", () => {
    const trail = { steps: [{ title: "Wall art", path: "/wall-art" }], here: "Art to frame" };
    expect(dataOf(trailData(`${SITE}/arttoframe`, trail)).itemListElement).toMatchObject([
      { name: "Home", item: `${SITE}/` },
      { name: "Wall art", item: `${SITE}/wall-art` },
      { name: "Art to frame", item: `${SITE}/arttoframe` },
    ]);
  });

  it("of a post: date, author and URL", () => {
    const post = dataOf(
      blogPostingData({
        title: "Black cats",
        description: "Light.",
        address: `${SITE}/blog/cats`,
        image: `${SITE}/social/drawing/cat-black.jpg`,
        publishedAt: "2026-09-08T00:00:00.000Z",
        changedAt: "2026-09-09T00:00:00.000Z",
        author: "My Pet Canvas",
      }),
    );
    expect(post).toMatchObject({
      "@type": "BlogPosting",
      headline: "Black cats",
      datePublished: "2026-09-08T00:00:00.000Z",
      dateModified: "2026-09-09T00:00:00.000Z",
      mainEntityOfPage: `${SITE}/blog/cats`,
    });
  });

  it("of questions: those on a text page with their answers", () => {
    const html =
      "<h2>Photos</h2><h3>Which <em>photo</em>?</h3><p>A sharp one.</p><p>Really.</p><h3>Not a question</h3><p>x</p><h2>More</h2><h3>When?</h3><p>Now.</p>";
    const questions = questionsIn(html);
    expect(questions).toEqual([
      { question: "Which photo?", answer: "<p>A sharp one.</p><p>Really.</p>" },
      { question: "When?", answer: "<p>Now.</p>" },
    ]);
    expect(dataOf(faqData(questions, SITE)).mainEntity).toHaveLength(2);
    const linked = [{ question: "Where?", answer: '<a href="/faq">Here</a>' }];
    expect(JSON.stringify(faqData(linked, SITE))).toContain(`${SITE}/faq`);
  });
});

it("social networks get a JPEG for every drawing", () => {
  expect(socialPicture("/media/catalog/product/photo-mug.svg?v=1&color=blue")).toBe(
    "/social/product/photo-mug.jpg",
  );
  expect(socialPicture("/media/catalog/product/pet-tag.webp", "post")).toBe("/social/post/pet-tag.jpg");
  expect(socialPicture("/drawings/cat-black.svg")).toBe("/social/drawing/cat-black.jpg");
  expect(socialPicture("https://elsewhere.example/a.svg")).toBe("/social/shop/front.jpg");
  expect(socialPicture("https://cdn.example/media/catalog/product/photo-mug.svg")).toBe(
    "/social/product/photo-mug.jpg",
  );
  expect(socialPicture("/media/catalog/product/m/u/mug.jpg?w=9")).toBe(
    "/media/catalog/product/m/u/mug.jpg?w=9",
  );
});
