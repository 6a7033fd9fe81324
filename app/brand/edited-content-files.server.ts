import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CORE_SCHEMA, dump, load } from "js-yaml";
import type { Brand } from "./brand";
import type { CategoryData } from "./category-data";
import type { BlockData, PageData, PostData, UrlRewriteData } from "./content-data";
import { yamlFiles } from "./read-yaml.server";

/** Content of a store that differs from its brand's folder. */
export interface ContentEdits {
  pages: PageData[];
  posts: PostData[];
  blocks: BlockData[];
  rewrites: UrlRewriteData;
  categories: CategoryData[];
  /** Members of the navigation in brand.yaml. */
  navigation: Partial<Pick<Brand["navigation"], "departments" | "loved">>;
}

interface WrittenFile {
  /** Path in the brand's folder. */
  path: string;
  text: string;
}

const LINE_WIDTH = 110;
const CATEGORIES = "catalog/categories.yaml";

/**
 * The content files of a brand with the edits: one for each page and post, the list of blocks and that of redirects, in
 * which the others stay, the list of categories, and brand.yaml for the menus. Comments and layout are lost.
 * @param folder of the brand
 */
export function editedContentFiles(folder: string, edits: ContentEdits): WrittenFile[] {
  const pageNames = fileNames(folder, "content/pages", "identifier");
  const postNames = fileNames(folder, "content/posts", "urlKey");
  const files: { path: string; data: object }[] = [
    ...edits.pages.map((page) => ({
      path: `content/pages/${pageNames.get(page.identifier) ?? `${page.identifier}.yaml`}`,
      data: page,
    })),
    ...edits.posts.map((post) => ({
      path: `content/posts/${postNames.get(post.urlKey) ?? `${post.urlKey}.yaml`}`,
      data: post,
    })),
  ];
  if (edits.blocks.length > 0) {
    const path = "content/blocks.yaml";
    const edited = new Set(edits.blocks.map(({ identifier }) => identifier));
    const others = (readRaw(folder, path) as BlockData[] | null) ?? [];
    files.push({
      path,
      data: [...others.filter(({ identifier }) => !edited.has(identifier)), ...edits.blocks],
    });
  }
  if (Object.keys(edits.rewrites).length > 0) {
    const path = "content/url-rewrites.yaml";
    files.push({ path, data: { ...(readRaw(folder, path) as UrlRewriteData | null), ...edits.rewrites } });
  }
  if (Object.keys(edits.navigation).length > 0) {
    const path = "brand.yaml";
    const brand = readRaw(folder, path) as Record<string, object>;
    files.push({ path, data: { ...brand, navigation: { ...brand.navigation, ...edits.navigation } } });
  }
  if (edits.categories.length > 0) {
    const raw = categoriesInFolder(folder) as CategoryData[];
    files.push({ path: CATEGORIES, data: editedCategories(raw, edits) });
  }
  return files.map(({ path, data }) => ({
    path,
    text: dump(withoutDefaults(data), { schema: CORE_SCHEMA, lineWidth: LINE_WIDTH, noRefs: true }),
  }));
}

/** The categories of a folder in the shape of a brand's, which may be incomplete. */
export function categoriesInFolder(folder: string): Pick<CategoryData, "urlPath" | "products">[] {
  return (readRaw(folder, CATEGORIES) as CategoryData[] | null) ?? [];
}

/** The categories of the file with the edits, and then those that it does not have. */
function editedCategories(raw: CategoryData[], { categories }: Pick<ContentEdits, "categories">): object[] {
  const edits = new Map(categories.map((category) => [category.urlPath, category]));
  const existing = new Set(raw.map(({ urlPath }) => urlPath));
  return [
    ...raw.map((category) => ({ ...category, ...edits.get(category.urlPath) })),
    ...categories.filter(({ urlPath }) => !existing.has(urlPath)),
  ];
}

/** The names of the brand's files of pages or posts, which may differ from their addresses. @param member that has the address */
function fileNames(folder: string, path: string, member: "identifier" | "urlKey"): Map<string, string> {
  return new Map(
    yamlFiles(join(folder, path)).map((file) => {
      const data = readRaw(folder, join(path, basename(file))) as Record<string, unknown> | null;
      return [String(data?.[member]), basename(file)];
    }),
  );
}

/** Null when the brand has no such file. */
function readRaw(folder: string, path: string): unknown {
  const file = join(folder, path);
  return existsSync(file) ? load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA }) : null;
}

/**
 * Files name neither empty texts, which are the default, nor the usual layout; but an empty heading is none, and a category
 * without products differs from one whose products name it.
 */
function withoutDefaults(data: object): object {
  if (Array.isArray(data)) return data.map(withoutDefaults);
  const isDefault = (name: string, value: unknown) =>
    value === undefined ||
    value === "1column" ||
    (value === "" && name !== "contentHeading") ||
    (name !== "products" && isBlank(value));
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDefault(name, value)));
}

function isBlank(value: unknown): boolean {
  return value !== null && typeof value === "object" && Object.values(value).every((text) => text === "");
}
