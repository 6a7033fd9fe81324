/** Names that have a word of the glossary in another meaning, or that are not ours to choose. */
export const EXCEPTIONS: { name: RegExp; in: RegExp; why: string }[] = [
  {
    name: /./,
    in: /^app\/engine\/database\/migrations\/(0[0-3]|index\.ts|SHA256SUMS)/,
    why: "migrations never change, and SHA256SUMS is the usual name of such a list",
  },
  { name: /desk/i, in: /^app\/design\//, why: "a desk in a scene" },
  {
    name: /desk/,
    in: /^app\/routes\/orders\.desk/,
    why: "emails link to /orders/desk/…",
  },
  {
    name: /^words$/,
    in: /^app\/storefront\/content\/how-it-works/,
    why: "a key of brand.yaml",
  },
  {
    name: /answer|question/i,
    in: /^app\/engine\/(graphql\/resolvers\/(proof|review)|print\/print-file-response|database\/tables\/(review|shipment))|^scripts\/dev\/demo\//,
    why: "answers to questions of shoppers, to proofs and to claims",
  },
  {
    name: /^price_?note$|price-note/i,
    in: /^app\/engine\/(catalog\/seed|database\/tables)\//,
    why: "a note beside a price, a field of the catalog",
  },
  {
    name: /^note$/,
    in: /^app\/engine\/payments\/(payment-method|methods\/)/,
    why: "a note beside a payment method",
  },
  {
    name: /not_?found$|NothingFound|not-found/i,
    in: /^app\//,
    why: "what HTTP and GraphQL call it",
  },
];
