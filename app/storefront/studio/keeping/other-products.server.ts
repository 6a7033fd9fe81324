import { StudioOtherProductsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import type { ProductFamily } from "./product-family";

const families: [string, string[]][] = [
  [
    "For the wall",
    [
      "canvas-print",
      "framed-print",
      "pet-poster",
      "acrylic-print",
      "custom-frame",
      "double-acrylic",
      "wall-tiles",
      "wall-clock",
    ],
  ],
  [
    "Kitchen and table",
    [
      "photo-mug",
      "photo-coasters",
      "photo-magnet",
      "pet-placemats",
      "engraved-board",
      "pet-bowl",
      "pet-apron",
    ],
  ],
  [
    "Home and textiles",
    [
      "pet-pillow",
      "pet-blanket",
      "photo-block",
      "photo-lamp",
      "pet-doormat",
      "bath-mat",
      "pet-rug",
      "pet-carpet",
      "photo-ornament",
      "pet-stocking",
    ],
  ],
  [
    "Out and about",
    [
      "beach-towel",
      "photo-umbrella",
      "photo-flip-flops",
      "yoga-mat",
      "photo-skateboard",
      "luggage-tag",
      "pet-tag",
      "pet-face-socks",
      "name-pendant",
    ],
  ],
  [
    "Books, games and desk",
    [
      "photo-book",
      "pet-calendar",
      "photo-puzzle",
      "photo-playing-cards",
      "photo-memory-game",
      "photo-cube",
      "photo-mousepad",
      "phone-stand",
      "pet-bookmarks",
    ],
  ],
];

/** What a design can be put on beside the product it is for, by family, of what the shop sells now. */
export async function readOtherProducts(sku: string): Promise<ProductFamily[]> {
  const skus = families.flatMap(([, members]) => members);
  const { products } = await requestPublic(StudioOtherProductsDocument, { skus });
  const names = new Map(
    products?.items?.flatMap((item) => (item?.sku && item.name ? [[item.sku, item.name]] : [])),
  );
  return families.flatMap(([title, members]) => {
    const sold = members.flatMap((member) => {
      const name = names.get(member);
      return name && member !== sku ? [{ sku: member, name }] : [];
    });
    return sold.length > 0 ? [{ title, products: sold }] : [];
  });
}
