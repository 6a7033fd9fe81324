import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FILTERS,
  isPlain,
  type ListingAddress,
  listingSearch,
  parseListing,
  SORTS,
  withoutFilters,
  withPage,
  withToggled,
} from "~/storefront/catalog/listing-address";

function read(search: string): ListingAddress {
  const parameters = new URLSearchParams(search);
  return parseListing(parameters, parameters.get("q") ?? "");
}

describe("the address of a listing", () => {
  test("contains search term, filters, order and page", () => {
    expect(read("?q=dog+mug&color=blue,red&color=pink&price=15-24.99&sort=price-desc&p=3")).toEqual({
      words: "dog mug",
      filters: {
        category: [],
        family: [],
        pet: [],
        color: ["blue", "pink", "red"],
        price: ["15-24.99"],
        recipient: [],
        occasion: [],
      },
      sort: "price-desc",
      page: 3,
    });
  });

  test.each([
    "?color=%3Cb%3E",
    "?color=",
    "?color=,,",
    "?price=cheap",
    "?price=-5",
    "?price=1e9-",
    "?sort=rating",
    "?sort=__proto__",
    "?p=0",
    "?p=-1",
    "?p=1.5",
    "?p=99999",
    "?p=two",
    "?utm_source=mail&gclid=1",
    `?family=${"x".repeat(200)}`,
  ])("%s equals the page without parameters", (search) => {
    expect(listingSearch(read(search))).toBe("");
    expect(isPlain(read(search))).toBe(true);
  });

  test("keeps commas, slashes and words readable", () => {
    const search = "?q=two+pets&category=accessories/gift-wrap,custom-pet-mugs&p=2";
    expect(listingSearch(read(search))).toBe(search);
  });

  test("is unchanged after writing and reading it", () => {
    const code = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/);
    const codes = fc.uniqueArray(code, { maxLength: 4 }).map((values) => values.sort());
    const address: fc.Arbitrary<ListingAddress> = fc.record({
      words: fc.stringMatching(/^(?:[\p{L}0-9_-]{1,8}(?: [\p{L}0-9_-]{1,8})?)?$/u),
      filters: fc.record({
        category: codes,
        family: codes,
        pet: codes,
        color: codes,
        recipient: codes,
        occasion: codes,
        price: fc.constantFrom([], ["0-14.99"], ["15-24.99"], ["60-"]),
      }),
      sort: fc.constantFrom(null, ...SORTS),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(address, (written) => {
        expect(read(listingSearch(written))).toEqual(written);
      }),
    );
  });
});

describe("links from a listing", () => {
  const address = read("?q=mug&color=blue&sort=name&p=4");

  test("selecting and unselecting a value start at the first page", () => {
    const more = withToggled(address, "color", "black");
    expect(listingSearch(more)).toBe("?q=mug&color=black,blue&sort=name");
    expect(listingSearch(withToggled(more, "color", "blue"))).toBe("?q=mug&color=black&sort=name");
  });

  test("only one price is selected", () => {
    const cheap = withToggled(address, "price", "0-14.99");
    const dear = withToggled(cheap, "price", "60-");
    expect(dear.filters.price).toEqual(["60-"]);
    expect(withToggled(dear, "price", "60-").filters.price).toEqual([]);
  });

  test("clearing keeps search and order", () => {
    const filtered = FILTERS.reduce((before, name) => withToggled(before, name, "x"), address);
    expect(listingSearch(withoutFilters(filtered))).toBe("?q=mug&sort=name");
  });

  test("the first page has no number", () => {
    expect(listingSearch(withPage(address, 1))).toBe("?q=mug&color=blue&sort=name");
    expect(listingSearch(withPage(address, 2))).toBe("?q=mug&color=blue&sort=name&p=2");
  });
});
