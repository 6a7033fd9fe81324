/**
 * Packages that stay outside of the server's bundle: those with a native part or files of their own, and large ones of
 * which a start needs nothing.
 */
export const externalPackages = [
  "@node-rs/argon2",
  "@paypal/paypal-server-sdk",
  "@zxcvbn-ts/language-common",
  "opentype.js",
  "pdfkit",
  "stripe",
  "undici",
];

/**
 * Edits of packages in the bundle, in the form of scripts/browser-build/package-edits.mjs. Left out are a serializer that is
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
