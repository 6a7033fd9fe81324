import type { ContentKindCode } from "../database/tables/content-tables";
import type { ContentKind } from "./content-kind";
import { blockKind } from "./kinds/block";
import { categoryKind } from "./kinds/category";
import { menuKind } from "./kinds/menu";
import { pageKind } from "./kinds/page";
import { postKind } from "./kinds/post";
import { redirectKind } from "./kinds/redirect";

/** Every kind of content that staff change. */
export const contentKinds: Record<ContentKindCode, ContentKind> = {
  PAGE: pageKind,
  POST: postKind,
  BLOCK: blockKind,
  MENU: menuKind,
  REDIRECT: redirectKind,
  CATEGORY: categoryKind,
};
