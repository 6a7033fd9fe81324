import type { ContentItemState, ContentKind, ViewList } from "../documents.generated";

/** A kind of content with its pages in /admin. */
export interface ContentSection {
  /** The last part of the list's path. */
  slug: string;
  kind: ContentKind;
  /** The list of its saved views. */
  viewList: ViewList;
  title: string;
  /** What one is called. */
  noun: string;
  /** Label and hint of the identifier of a new one. */
  identifier: { label: string; hint: string };
}

const PAGE_PATH = {
  label: "Address",
  hint: "Lowercase letters, numbers, and hyphens. It can't be changed later.",
};

export const contentSections: ContentSection[] = [
  {
    slug: "pages",
    kind: "PAGE",
    viewList: "CONTENT_PAGES",
    title: "Pages",
    noun: "page",
    identifier: PAGE_PATH,
  },
  {
    slug: "posts",
    kind: "POST",
    viewList: "CONTENT_POSTS",
    title: "Blog posts",
    noun: "post",
    identifier: { ...PAGE_PATH, label: "Address in the blog" },
  },
  {
    slug: "blocks",
    kind: "BLOCK",
    viewList: "CONTENT_BLOCKS",
    title: "Blocks",
    noun: "block",
    identifier: { label: "Block name", hint: "Lowercase letters, numbers, hyphens, and underscores." },
  },
  {
    slug: "menus",
    kind: "MENU",
    viewList: "CONTENT_MENUS",
    title: "Menus",
    noun: "menu",
    identifier: { label: "Menu", hint: "" },
  },
  {
    slug: "redirects",
    kind: "REDIRECT",
    viewList: "CONTENT_REDIRECTS",
    title: "Redirects",
    noun: "redirect",
    identifier: { label: "Old address", hint: "Such as old-mugs or sale/2025." },
  },
  {
    slug: "categories",
    kind: "CATEGORY",
    viewList: "CONTENT_CATEGORIES",
    title: "Categories",
    noun: "category",
    identifier: {
      label: "Address",
      hint: "Such as custom-pet-mugs: lowercase letters, numbers, and hyphens. It can't be changed later.",
    },
  },
];

/** States of content in words. */
export const contentStates: Record<ContentItemState, string> = {
  ADDED: "Only in the shop",
  CHANGED: "Changed from the brand folder",
  DELETED: "Deleted",
  DRAFT: "Draft",
};

/** @throws Response 404 for an unknown one */
export function contentSection(slug: string | undefined): ContentSection {
  const section = contentSections.find((one) => one.slug === slug);
  if (!section) throw new Response("There's no such page.", { status: 404 });
  return section;
}

/** Whether a draft is previewed as its page in the shop. */
export function hasPreview({ kind }: Pick<ContentSection, "kind">): boolean {
  return kind === "PAGE" || kind === "POST" || kind === "CATEGORY";
}

/** The path of a piece's page. @param identifier "" for the form of a new one */
export function contentPath(
  { slug }: Pick<ContentSection, "slug">,
  store: string,
  identifier: string,
): string {
  const query = new URLSearchParams({ store, ...(identifier && { id: identifier }) });
  return `/admin/content/${slug}/edit?${query}`;
}
