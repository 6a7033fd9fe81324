import { describe, expect, test } from "vitest";
import { addSources, arrivalSources } from "~/storefront/traffic/traffic-source";

function arrive(search: string, referrer: string | null = null): string[] {
  return arrivalSources({ address: new URL(`https://shop.example/custom-pet-mugs${search}`), referrer });
}

// @specification §9 L298
describe("the source of an arrival", () => {
  test.each([
    ["?fbclid=abc", null, "Meta"],
    ["", "https://m.facebook.com/story", "Meta"],
    ["", "https://l.instagram.com/", "Meta"],
    ["?gclid=abc", "https://www.google.com/", "Google Ads"],
    ["?msclkid=abc", "https://www.bing.com/", "CPC-Bing"],
    ["", "https://www.google.co.uk/", "organic"],
    ["", "https://duckduckgo.com/", "organic"],
    ["?utm_medium=email&utm_source=letter", null, "email"],
    ["?utm_source=letter", "https://mail.example.org/", "letter"],
    ["?utm_source=%2C%2C%3B", null, "direct"],
    ["", "https://www.dogs.example/blog?page=1", "dogs.example"],
    ["", "https://notgoogle.example/", "notgoogle.example"],
    ["", "android-app://com.example.mail", "unknown"],
    ["", "nonsense", "unknown"],
    ["", null, "direct"],
  ])("%s from %s is %s", (search, referrer, source) => {
    expect(arrive(search, referrer)).toEqual([source]);
  });

  test("is none within the shop", () => {
    expect(arrive("?color=blue", "https://shop.example/")).toEqual([]);
  });

  test("names the affiliate beside it", () => {
    expect(arrive("?aff=ada", "https://www.dogs.example/")).toEqual(["dogs.example", "Affiliate"]);
    expect(arrive("?aff=ada", "https://shop.example/")).toEqual(["Affiliate"]);
  });
});

// @specification §9 L298
describe("the list of sources", () => {
  test("adds new sources without duplicates", () => {
    expect(addSources(null, ["organic"])).toBe("organic");
    expect(addSources("organic", ["Meta", "Affiliate"])).toBe("organic,Meta,Affiliate");
    expect(addSources("organic,Meta", ["organic"])).toBe("organic,Meta");
  });

  test("does not add direct for a known visitor", () => {
    expect(addSources(null, ["direct"])).toBe("direct");
    expect(addSources("Meta", ["direct"])).toBe("Meta");
  });

  test("is limited to twelve names of at most forty letters", () => {
    const many = Array.from({ length: 30 }, (_, index) => `site-${index}`);
    expect(addSources(null, many).split(",")).toHaveLength(12);
    expect(arrive(`?utm_source=${"a".repeat(500)}`)[0]).toHaveLength(40);
  });
});
