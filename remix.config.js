import { readFileSync } from "node:fs";

const tools = JSON.parse(
  readFileSync(new URL("./app/storefront/studio/tools.json", import.meta.url), "utf8"),
);

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverDependenciesToBundle: [
    "remix-validated-form",
    "@remix-validated-form/with-zod",
    /^remix-utils/,
    "@mdi/js",
  ],
  ignoredRouteFiles: ["**/*.css", "**/*.test.{ts,tsx}"],
  tailwind: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
  /** Every tool of the registry is served by the one design-tool page; a photo may be brought at two addresses. */
  routes(defineRoutes) {
    return defineRoutes((route) => {
      route("/product/upload", "routes/uploadchoice-tool.tsx", { id: "product-upload" });
      for (const tool of tools) {
        route(tool.path, "storefront/studio/design-tool-page.tsx", { id: `tool-${tool.slug}` });
      }
    });
  },
};
