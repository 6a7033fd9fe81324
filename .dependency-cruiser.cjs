/** The import rules (README "Folders"): imports go one way, and there are no cycles. */
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    rule("no-cycles", {}, { circular: true }, "A cycle hides which piece rests on which."),
    rule(
      "routes-only-open-doors",
      { path: "^app/routes/" },
      { path: "^app/engine/" },
      "A route reaches the engine through a storefront feature and the provider.",
    ),
    rule(
      "storefront-speaks-to-the-provider",
      { path: "^app/storefront/" },
      { path: "^app/(engine|routes)/" },
      "The storefront reaches commerce by the contract only.",
    ),
    rule(
      "admin-speaks-to-the-provider",
      { path: "^app/admin/" },
      {
        path: "^app/(engine|routes|storefront/(?!session/(submitted-form|same-origin)\\.server\\.ts|shell/nonce\\.ts|ui/error-title\\.ts))",
      },
      "The staff's pages reach commerce by the staff's API, and share nothing with the shop's pages but reading forms, marking errors and the nonce of scripts.",
    ),
    rule(
      "shop-knows-no-admin",
      { path: "^app/(storefront|provider|engine)/" },
      { path: "^app/admin/" },
      "The shop's pages contain nothing of the staff's.",
    ),
    rule(
      "ui-knows-no-feature",
      { path: "^app/storefront/ui/" },
      { path: "^app/(storefront/(?!ui/)|provider|routes|engine)" },
      "ui holds what any feature may use.",
    ),
    rule(
      "one-entry-into-the-engine",
      { path: "^app/(?!engine/)" },
      { path: "^app/engine/(?!index\\.ts$)" },
      "Only app/engine/index.ts may be imported from outside the engine.",
    ),
    rule(
      "only-the-provider-enters-the-engine",
      {
        path: "^app/(?!engine/|provider/host\\.server\\.ts$|(admin|backup|catalog|content|emails|reports|tax-certificates|taxes)\\.server\\.ts$)",
      },
      { path: "^app/engine/index\\.ts$" },
      "Only the provider's host module opens the engine; operators' commands pass it.",
    ),
    rule(
      "engine-rests-on-design-and-brand",
      { path: "^app/engine/" },
      {
        path: "^app/(?!engine/|design/|brand/|image-processing/|settings/|(?:log|memory-cache|request-deadline|whole-response|data-response)\\.server\\.ts$)",
      },
      "The engine knows nothing of the storefront or the provider client.",
    ),
    rule(
      "provider-knows-no-feature",
      { path: "^app/provider/" },
      { path: "^app/(storefront|routes)/" },
      "The provider client serves every feature.",
    ),
    rule(
      "design-is-pure",
      { path: "^app/design/", pathNot: "(\\.server\\.ts|/static-picture\\.tsx)$" },
      { path: "^(app/(?!design/)|node_modules/(?!react/|zod/|@types/|opentype\\.js/|uqr/|@mdi/js/))" },
      "The design document is pure: React, Zod, opentype.js and uqr for outlines and icons as path data (static-picture.tsx writes files).",
    ),
    rule(
      "brand-knows-no-feature",
      { path: "^app/brand/" },
      { path: "^app/(?!brand/|settings/brand\\.server\\.ts$)" },
      "What a brand says serves engine and storefront alike.",
    ),
    rule(
      "settings-know-no-feature",
      { path: "^app/settings/" },
      { path: "^app/(?!settings/)" },
      "Every part of the shop may read the settings.",
    ),
    rule(
      "image-processing-knows-no-feature",
      { path: "^app/image-processing/" },
      { path: "^app/(?!image-processing/|log\\.server\\.ts$)" },
      "Images of any feature are processed alike.",
    ),
    rule(
      "image-processing-has-one-entry",
      { path: "^app/(?!image-processing/)" },
      { path: "^app/image-processing/(?!index\\.ts$)" },
      "Its processes and their queue are its own.",
    ),
    rule(
      "no-orphans",
      { orphan: true, path: "^app/", pathNot: "(\\.d\\.ts$|^app/routes/|^app/root\\.tsx$|^app/entry\\.)" },
      {},
      "A file that nobody uses.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
