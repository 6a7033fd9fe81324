import type { CatalogProduct } from "../catalog/catalog-product";
import { viewOptions } from "../catalog/view-options";
import type { SimpleProduct } from "../graphql/resolvers.generated";

/** Converts a product to the format of Magento's REST API. Money is in dollars; ids are the contract's uids. */

const MEDIA_FOLDER = "/media/catalog/product";
/** Magento's number for "all customer groups". */
const ALL_GROUPS = 32_000;
/** Magento's numbers: enabled; visible in catalog and search. */
export const ENABLED = 1;
export const VISIBLE_EVERYWHERE = 4;

/** Magento's name for the kind of a product. */
export function productType({ is_virtual }: CatalogProduct): "simple" | "virtual" {
  return is_virtual ? "virtual" : "simple";
}

/** The lowest price in dollars. */
export function productPrice({ view }: CatalogProduct): number {
  return view.price_range.minimum_price.final_price.value ?? 0;
}

export function productResponse(product: CatalogProduct): object {
  const { sku, name, created_at, view, categoryUids, quantityBreaks } = product;
  return {
    id: view.uid,
    sku,
    name,
    attribute_set_id: 0,
    price: productPrice(product),
    status: ENABLED,
    visibility: VISIBLE_EVERYWHERE,
    type_id: productType(product),
    created_at,
    product_links: [],
    options: viewOptions(product, product.options).map((option) => optionResponse(sku, option)),
    media_gallery_entries: picturesResponse(view),
    tier_prices: quantityBreaks.map(({ quantity }, index) => ({
      customer_group_id: ALL_GROUPS,
      qty: quantity,
      value: view.price_tiers?.[index]?.final_price?.value ?? productPrice(product),
    })),
    custom_attributes: [
      { attribute_code: "url_key", value: product.url_key },
      { attribute_code: "description", value: product.description },
      { attribute_code: "short_description", value: product.short_description },
      { attribute_code: "meta_title", value: product.meta_title },
      { attribute_code: "meta_description", value: product.meta_description },
      { attribute_code: "meta_keyword", value: product.meta_keyword },
      { attribute_code: "image", value: fileOf(view.image?.url) },
      { attribute_code: "small_image", value: fileOf(view.small_image?.url) },
      { attribute_code: "thumbnail", value: fileOf(view.thumbnail?.url) },
      { attribute_code: "category_ids", value: categoryUids },
    ],
  };
}

type Option = ReturnType<typeof viewOptions>[number];

/** `option_id` and `option_type_id` are what a cart's custom_options take. */
function optionResponse(product_sku: string, option: Option): object {
  const shared = {
    product_sku,
    option_id: option.uid,
    title: option.title,
    sort_order: option.sort_order,
    is_require: option.required,
  };
  if (!Array.isArray(option.value))
    return { ...shared, type: "field", max_characters: option.value?.max_characters, values: [] };
  return {
    ...shared,
    type: "drop_down",
    max_characters: null,
    values: option.value.flatMap((value) =>
      value
        ? [
            {
              option_type_id: value.uid,
              title: value.title,
              sort_order: value.sort_order,
              price: value.price,
              price_type: "fixed",
            },
          ]
        : [],
    ),
  };
}

function picturesResponse({ media_gallery }: SimpleProduct): object[] {
  return (media_gallery ?? []).flatMap((picture, index) =>
    picture
      ? [
          {
            id: index + 1,
            media_type: "image",
            label: picture.label,
            position: picture.position,
            disabled: picture.disabled,
            types: index === 0 ? ["image", "small_image", "thumbnail"] : [],
            file: fileOf(picture.url),
          },
        ]
      : [],
  );
}

/** The file below Magento's folder of products' pictures; the whole path for a picture that is elsewhere. */
function fileOf(url: string | null | undefined): string {
  const path = url ?? "";
  return path.startsWith(`${MEDIA_FOLDER}/`) ? path.slice(MEDIA_FOLDER.length) : path;
}
