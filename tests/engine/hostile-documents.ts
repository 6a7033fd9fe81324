import fc from "fast-check";

/** Documents designed to be expensive, valid or not. */

const FIELDS = ["uid", "name", "url_key", "children { uid }", "breadcrumbs { category_name }", "nothing"];
const INPUTS = [
  "String",
  "Int!",
  "CartAddressInput",
  "[ShippingAddressInput!]!",
  "ProductAttributeFilterInput",
];

/**
 * The document of 61 kilobytes that once crashed the process: its fragments are unused, each is a fault, and each fault
 * lists all of them.
 */
export const UNUSED_FRAGMENTS = `{ __typename } ${repeat(
  480,
  (n) => `fragment F${n} on Query {${"\n".repeat(85)}...F${(n + 1) % 480} ...F0 }`,
)}`;

const times = fc.integer({ min: 1, max: 900 });

/** Each generates a document of one hostile kind from a number of repetitions. */
const kinds: fc.Arbitrary<string>[] = [
  fc.tuple(times, times).map(([fragments, fields]) => {
    const used = repeat(Math.min(fragments, 90), (n) => `...F${n}`);
    const body = repeat(Math.ceil((fields * 5) / fragments), (n) => FIELDS[n % FIELDS.length]);
    const defined = repeat(Math.min(fragments, 90), (n) => `fragment F${n} on CategoryTree { ${body} }`);
    return `{ categories { items { ${used} } } } ${defined}`;
  }),
  times.map((n) => `{ __typename } ${repeat(n, (i) => `fragment F${i} on Query { ...F${(i + 1) % n} }`)}`),
  times.map(
    (n) =>
      `{ ...F0 } ${repeat(n, (i) => `fragment F${i} on Query { ...F${(i * 7 + 1) % n} a${i}: __typename }`)}`,
  ),
  times.map((n) => `{ ${repeat(n, () => "categories { items { uid name children { uid } } }")} }`),
  times.map((n) => `{ ${repeat(n, (i) => `categories(pageSize: ${i}, pageSize: ${i}) { items { uid } }`)} }`),
  times.map((n) => `{ products(${repeat(n, () => "pageSize: 1\n\n\n\n")}) { total_count } }`),
  times.map((n) => `{ products(filter: { ${repeat(n, () => 'sku: { eq: "a" }')} }) { total_count } }`),
  times.map((n) => `{ cmsBlocks(identifiers: [${repeat(2 * n, () => '"a"')}]) { items { content } } }`),
  times.map(
    (n) => `{ cmsBlocks(identifiers: [${repeat(n, () => "{ a: [1, nothing] }")}]) { items { content } } }`,
  ),
  times.map((n) => `{ __typename ${repeat(n, () => "@skip(if: false)")} }`),
  times.map((n) => `query ($a: Boolean!) { ${repeat(n, (i) => `a${i % 30}: __typename @include(if: $a)`)} }`),
  times.map((n) => `query (${repeat(n, (i) => `$v${i}: ${INPUTS[i % INPUTS.length]}`)}) { __typename }`),
  fc
    .integer({ min: 1, max: 90 })
    .map((n) => `query ($v: ${"[".repeat(n)}UpdateCartItemsInput${"]".repeat(n)}) { __typename }`),
  fc
    .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 9 }))
    .map(
      ([n, deep]) =>
        `query (${repeat(n, (i) => `$v${i}: ${"[".repeat(deep)}CpNewsletterInput${"]".repeat(deep)}`)}) { __typename }`,
    ),
  times.map((n) => repeat(n, (i) => `query Q${i} { storeConfig { locale } }`)),
  times.map((n) => repeat(n, () => "query { storeConfig { locale } }")),
  times.map((n) => `{ ${"\n# a".repeat(n * 10)} nothing another }`),
  times.map((n) => `{ route(url: """${"\n  a".repeat(n)}""") { nothing } }`),
  times.map((n) => `{ route(url: "${"\\u0041".repeat(n)}") { relative_url } }`),
  times.map((n) => `{ ${"x".repeat(60 * n)} }`),
  times.map((n) => repeat(n, (i) => `type T${i} { a: Int }`)),
  times.map(
    (n) =>
      `mutation { ${repeat(Math.min(n, 5), (i) => `a${i}: createGuestCart { cart { ${repeat(n, () => "id email")} } }`)} }`,
  ),
  fc
    .integer({ min: 1, max: 60 })
    .map(
      (n) => `{ categories(pageSize: 300) { items ${"{ children ".repeat(n)} { uid } ${"}".repeat(n)} } }`,
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300 }))
    .map(
      ([n, size]) =>
        `{ ${repeat(n, (i) => `a${i}: products(pageSize: ${size}) { items { uid name description { html } categories { uid name } } aggregations { label } }`)} }`,
    ),
];

export const hostileDocument = fc.oneof(...kinds);

/** Values that fit no variable: wide, deep or long. */
export const hostileVariables = fc.oneof(
  fc.constant({}),
  times.map((n) => ({ v: Array.from({ length: n }, () => ({})), v0: { nothing: "a".repeat(n * 200) } })),
  times.map((n) => ({
    v1: Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, "b".repeat(250)])),
  })),
  fc.integer({ min: 1, max: 60 }).map((n) => ({ v: nested(n) })),
);

function repeat(count: number, make: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => make(n)).join(" ");
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}
