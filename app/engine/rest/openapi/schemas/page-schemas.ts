import { exactObject, type Part, schema } from "../parts";

/** Metadata of a page (specification §3 "Page metadata", "Page details"). */

const TEXT: Part = { type: "string" };
const TEXT_OR_NULL: Part = { type: ["string", "null"] };

const product = exactObject({
  metaTitle: TEXT,
  title: TEXT,
  name: TEXT,
  meta_description: TEXT,
  remarketing_product_id: TEXT,
  sku: TEXT,
  special_price: { type: "number", description: "Dollars." },
});

const cmsPage: Part = {
  ...exactObject({
    id: TEXT,
    url_key: TEXT_OR_NULL,
    relative_url: TEXT_OR_NULL,
    canonical_url: TEXT,
    custom_canonical_url: TEXT,
    redirect_code: { type: "integer" },
    metaTitle: TEXT_OR_NULL,
    title: TEXT_OR_NULL,
    name: TEXT_OR_NULL,
    meta_keywords: TEXT_OR_NULL,
    meta_description: TEXT_OR_NULL,
    meta_robots: TEXT,
    page_layout: TEXT,
    content: { ...TEXT_OR_NULL, description: "HTML." },
    content_heading: TEXT_OR_NULL,
    remarketing_product_id: TEXT,
    remarketing_product_price: { ...TEXT, description: "Dollars such as 22.63; empty when unknown." },
    remarketing_product_type: TEXT,
    remarketing_size: TEXT,
    remarketing_category: TEXT_OR_NULL,
    richsnippet_image_path: TEXT,
    richsnippet_image_name: TEXT,
  }),
  patternProperties: {
    "^category_special": { type: "string", description: "HTML of a special offer." },
  },
};

export const pageSchemas: Record<string, Part> = {
  PageMetadata: exactObject({
    metadata: exactObject(
      {
        cmsPage,
        products: exactObject({ items: { type: "array", items: product } }),
        blogPostList: exactObject(
          { metaTitle: TEXT, meta_description: TEXT },
          { optional: ["metaTitle", "meta_description"] },
        ),
        neonSignInformation: exactObject({
          remarketing_product_id: TEXT,
          product_name: TEXT,
          schema_price: { ...TEXT, description: "Dollars such as 27.99, of the smallest sign." },
        }),
      },
      { optional: ["cmsPage", "products", "blogPostList", "neonSignInformation"] },
    ),
    pageDetails: {
      anyOf: [schema("PageDetails"), { type: "null" }],
      description: "Null for an unknown page.",
    },
  }),
  PageDetails: exactObject({
    id: TEXT,
    type: { enum: ["CMS_PAGE", "CATEGORY", "PRODUCT"] },
    name: TEXT,
    description: TEXT,
    canonical_url: TEXT,
    status: { const: 1 },
    redirect_code: { enum: [0, 301], description: "301 when the page has moved to relative_url." },
    relative_url: TEXT,
  }),
};
