/**
 * Packages of many small files, or with parts that the store never uses, which a build for production contains: a start
 * opens fewer files and loads less (docs/decisions/0205-a-lighter-start.md). What they require is listed with them,
 * since a bundled file cannot require a file outside. For `serverDependenciesToBundle` of remix.config.js.
 */
export const lightPackages = [
  /^graphql(?:\/|$)/,
  /^graphql-request/,
  /^graphql-jit/,
  /^@graphql-typed-document-node\/core/,
  /^generate-function/,
  /^is-property/,
  /^lodash\.(?:memoize|merge|mergewith)$/,
  /^sanitize-html/,
  /^(?:deepmerge|escape-string-regexp|is-plain-object|parse-srcset|launder|dayjs)(?:\/|$)/,
  /^(?:htmlparser2|domelementtype|domhandler|domutils|dom-serializer|entities)(?:\/|$)/,
  /^@whatwg-node\/fetch$/,
  /^urlpattern-polyfill/,
  /^zod(?:\/|$)/,
];

/**
 * Edits of these packages, in the form of scripts/browser-build/package-edits.mjs. Left out are a serializer that is
 * compiled for each document, the parser of CSS in `style` attributes, which no text of the store may have, and a second
 * implementation of `fetch`.
 * @type {{ file: RegExp, edits: { find: string | RegExp, replacement: string }[] }[]}
 */
export const lightEdits = [
  {
    file: /graphql-jit[\\/]dist[\\/]execution\.js$/,
    edits: [{ find: '__toESM(require("fast-json-stringify"))', replacement: "undefined" }],
  },
  {
    file: /sanitize-html[\\/]index\.js$/,
    edits: [
      {
        find: "const { parse: postcssParse } = require('postcss');",
        replacement: "const postcssParse = undefined;",
      },
    ],
  },
  {
    file: /@whatwg-node[\\/]fetch[\\/]dist[\\/]node-ponyfill\.js$/,
    edits: [
      {
        find: /^[\s\S]*$/,
        // Node.js 20 and 22 have no URLPattern.
        replacement:
          'module.exports = { ...require("./global-ponyfill.js"), URLPattern: require("urlpattern-polyfill").URLPattern };',
      },
    ],
  },
];
