import { describe, expect, it } from "vitest";
import { writeFeed } from "~/storefront/blog/feed.server";
import { writeSiteMap } from "~/storefront/content/site-map.server";
import { escapeXml } from "~/storefront/content/xml";

const SITE = "https://shop.example";

const post = {
  url_key: "cats",
  title: "Cats & <dogs>",
  topic: 'Photo "tips"',
  summary: "It's soft.\u0007",
  picture: "/drawings/cat-black.svg",
  picture_label: "A cat",
  published_at: "2026-09-08T00:00:00.000Z",
  updated_at: "2026-09-09T00:00:00.000Z",
};

describe("the feed (RFC 4287)", () => {
  const feed = writeFeed([post, { ...post, url_key: "dogs", updated_at: "2026-10-01T00:00:00.000Z" }], SITE);

  it("has the required elements, and the time of the latest change", () => {
    expect(feed).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    );
    const head = feed.slice(0, feed.indexOf("<entry>"));
    for (const element of ["<title>", "<id>", "<author><name>", 'rel="self"'])
      expect(head).toContain(element);
    expect(head).toContain("<updated>2026-10-01T00:00:00.000Z</updated>");
  });

  it("has an entry for each post, with id, title, time and link", () => {
    const entries = feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
    expect(entries).toHaveLength(2);
    for (const element of ["<id>", "<title>", "<updated>", "<published>", "<summary>", "<link "]) {
      expect(entries[0]).toContain(element);
    }
    expect(entries[0]).toContain(`<id>${SITE}/blog/cats</id>`);
  });

  it("escapes what a merchant typed as text", () => {
    expect(feed).toContain("<title>Cats &amp; &lt;dogs&gt;</title>");
    expect(feed).toContain('term="Photo &quot;tips&quot;"');
    expect(feed).toContain("<summary>It&apos;s soft.</summary>");
  });

  it("is valid without posts", () => {
    expect(writeFeed([], SITE)).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

describe("the site map", () => {
  it("lists each page once, with an absolute URL and the day of its last change if known", () => {
    const map = writeSiteMap(
      [
        { path: "/", changedAt: null },
        { path: "/faq", changedAt: "2026-11-12T00:00:00.000Z" },
        { path: "/faq", changedAt: "2026-11-12T00:00:00.000Z" },
        { path: "/a&b", changedAt: null },
      ],
      SITE,
    );
    expect(map.match(/<url>/g)).toHaveLength(3);
    expect(map).toContain(`<url><loc>${SITE}/</loc></url>`);
    expect(map).toContain(`<url><loc>${SITE}/faq</loc><lastmod>2026-11-12</lastmod></url>`);
    expect(map).toContain(`<loc>${SITE}/a&amp;b</loc>`);
  });
});

it("characters that XML does not allow are removed", () => {
  expect(escapeXml("a\u0000b\u000Bc\uFFFFd\u{1F436}")).toBe("abcd\u{1F436}");
});
