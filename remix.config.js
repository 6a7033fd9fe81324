import { readFileSync } from "node:fs";
import { generateWhenStale } from "./scripts/codegen/generate-when-stale.mjs";
import { oneScript } from "./scripts/server-build/one-script.mjs";

generateWhenStale();
const tools = JSON.parse(
  readFileSync(new URL("./app/storefront/studio/tools.generated.json", import.meta.url), "utf8"),
);

/** ES modules of many files each, nine hundred in all. `lru-cache` has two versions, which bundling tells apart. */
const manyFiles = [
  /^kysely/,
  /^@graphql-tools\//,
  /^graphql-yoga/,
  /^@graphql-yoga\//,
  /^@envelop\//,
  /^@whatwg-node\/(?:server|promise-helpers|disposablestack)/,
  /^remeda/,
  /^nodemailer/,
  /^lru-cache/,
];

/** Development has folders of its own, so that tests and `npm start` can run beside it. */
const folders =
  process.env.NODE_ENV === "development"
    ? { serverBuildPath: ".dev/index.js", assetsBuildDirectory: ".dev/browser" }
    : {};

/** Drawn from the shop's brand (storefront/content/brand-files.server.ts). */
const brandFiles = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/site.webmanifest",
  "/offline.html",
];

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ...folders,
  serverModuleFormat: "esm",
  serverDependenciesToBundle: [
    "remix-validated-form",
    "@remix-validated-form/with-zod",
    /^remix-utils/,
    ...manyFiles,
  ],
  // With npm run build.
  ...oneScript,
  // What of a brand is read at start, so that a change of it shows.
  watchPaths: [`${process.env.BRANDS_DIR || "brands"}/**/*.{yaml,yml,md}`],
  ignoredRouteFiles: ["**/*.css", "**/*.test.{ts,tsx}"],
  tailwind: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Remix announces both at every build unless they are answered.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
  /** Every tool of the registry is served by the one design-tool page; a photo may be brought at two addresses. */
  routes(defineRoutes) {
    return defineRoutes((route) => {
      route("/product/upload", "routes/uploadchoice-tool.tsx", { id: "product-upload" });
      for (const file of brandFiles) {
        route(file, "storefront/content/brand-file-route.ts", {
          id: `brand-file-${file.replace(/\W/g, "-")}`,
        });
      }
      for (const tool of tools) {
        route(tool.path, "storefront/studio/design-tool-page.tsx", { id: `tool-${tool.slug}` });
      }
    });
  },
};
